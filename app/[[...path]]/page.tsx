import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/page-metadata';
import { pageTexts } from '@/lib/page-texts';
import { allPages, segmentsOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';

const screens: Record<Route, () => Promise<ComponentType>> = {
  home: async () => (await import('@/components/home/home-screen')).HomeScreen,
  terms: async () => (await import('@/components/legal/terms-screen')).TermsScreen,
  privacy: async () => (await import('@/components/legal/privacy-screen')).PrivacyScreen,
  contact: async () => (await import('@/components/contact/contact-screen')).ContactScreen,
  imprint: async () => (await import('@/components/legal/imprint-screen')).ImprintScreen,
};

/** Only the pages of the registry exist; every other address is the host's 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return allPages.map((page) => ({ path: segmentsOf(page) }));
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await currentPage();
  return pageMetadata(page, await pageTexts(page));
}

export default async function Page() {
  const { route } = await currentPage();
  const Screen = await screens[route]();
  return (
    <>
      <Screen />
      <StructuredData />
    </>
  );
}
