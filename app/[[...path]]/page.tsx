import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { alternateUrls } from '@/lib/alternates';
import { currentPage } from '@/lib/current-page';
import { allPages, segmentsOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';
import { absoluteUrl, settings } from '@/lib/site';

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
  const t = await getTranslations(page.route === 'home' ? 'meta' : `pages.${page.route}.meta`);
  return {
    metadataBase: new URL(settings.SITE_URL),
    title: t('title'),
    description: t('description'),
    alternates: { canonical: absoluteUrl(page), languages: alternateUrls(page.route) },
  };
}

export default async function Page() {
  const { route } = await currentPage();
  const Screen = await screens[route]();
  return <Screen />;
}
