import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { ContactScreen } from '@/components/contact/contact-screen';
import { HomeScreen } from '@/components/home/home-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { ImprintScreen } from '@/components/legal/imprint-screen';
import { PrivacyScreen } from '@/components/legal/privacy-screen';
import { TermsScreen } from '@/components/legal/terms-screen';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/page-metadata';
import { pageTexts } from '@/lib/page-texts';
import { allPages, segmentsOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';

const screens: Record<Route, ComponentType> = {
  home: HomeScreen,
  terms: TermsScreen,
  privacy: PrivacyScreen,
  contact: ContactScreen,
  imprint: ImprintScreen,
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
  const Screen = screens[route];
  return (
    <main id="content" className="grow">
      <Screen />
      <StructuredData />
    </main>
  );
}
