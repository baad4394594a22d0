import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { StructuredData } from '@/components/layout/structured-data';
import { StaticMarkup } from '@/components/ui/static-markup';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/page-metadata';
import { pageTexts } from '@/lib/page-texts';
import { allPages, segmentsOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';

/** What a page shows, and the client component that brings it to life, if it needs one. */
type Parts = { Screen: ComponentType; Behaviour?: ComponentType };

const parts: Record<Route, () => Promise<Parts>> = {
  home: async () => ({ Screen: (await import('@/components/home/home-screen')).HomeScreen }),
  terms: async () => ({ Screen: (await import('@/components/legal/terms-screen')).TermsScreen }),
  privacy: async () => ({
    Screen: (await import('@/components/legal/privacy-screen')).PrivacyScreen,
  }),
  contact: async () => ({
    Screen: (await import('@/components/contact/contact-screen')).ContactScreen,
    Behaviour: (await import('@/components/contact/contact-behaviour')).ContactBehaviour,
  }),
  imprint: async () => ({
    Screen: (await import('@/components/legal/imprint-screen')).ImprintScreen,
  }),
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
  const { Screen, Behaviour } = await parts[route]();
  return (
    <>
      <StaticMarkup as="main" id="content" className="grow">
        <Screen />
        <StructuredData />
      </StaticMarkup>
      {Behaviour && <Behaviour />}
    </>
  );
}
