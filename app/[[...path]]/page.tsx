import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { ContactScreen } from '@/components/contact/contact-screen';
import { HomeScreen } from '@/components/home/home-screen';
import { ImprintScreen } from '@/components/legal/imprint-screen';
import { PrivacyScreen } from '@/components/legal/privacy-screen';
import { TermsScreen } from '@/components/legal/terms-screen';
import { currentPage } from '@/lib/current-page';
import { alternateUrls } from '@/lib/alternates';
import { allPages, segmentsOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';
import { absoluteUrl, settings } from '@/lib/site';

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
  const t = await getTranslations(page.route === 'home' ? 'meta' : `pages.${page.route}.meta`);
  return {
    metadataBase: new URL(settings.SITE_URL),
    title: t('title'),
    description: t('description'),
    alternates: { canonical: absoluteUrl(page), languages: alternateUrls(page.route) },
  };
}

export default async function Page() {
  const Screen = screens[(await currentPage()).route];
  return <Screen />;
}
