import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { ContactScreen } from '@/components/contact/contact-screen';
import { HomeScreen } from '@/components/home/home-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { ImprintScreen } from '@/components/legal/imprint-screen';
import { PrivacyScreen } from '@/components/legal/privacy-screen';
import { TextScreen } from '@/components/legal/text-screen';
import { allPages, segmentsOf } from '@/lib/address/paths';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { pageTexts } from '@/lib/metadata/page-texts';
import type { Route } from '@/lib/site/names';

/** The pages that have a component of their own. All others show their texts. */
const screens: Partial<Record<Route, ComponentType>> = {
  home: HomeScreen,
  privacy: PrivacyScreen,
  contact: ContactScreen,
  imprint: ImprintScreen,
};

/** Only the pages of `site.config.ts` exist; at any other address the host shows its 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return allPages(site).map((page) => ({ path: segmentsOf(page) }));
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await currentPage();
  return pageMetadata(site, page, await pageTexts(page));
}

export default async function Page() {
  const { route } = await currentPage();
  const Screen = screens[route];
  return (
    <main id="content" className="grow">
      {Screen ? <Screen /> : <TextScreen route={route} />}
      <StructuredData />
    </main>
  );
}
