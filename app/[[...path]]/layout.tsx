import '../fonts.css';
import '../globals.css';
import type { Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { SoftNavigation } from '@/components/navigation/soft-navigation';
import { storageKey } from '@/lib/language/site';
import { directionOf, localeRow } from '@/lib/locales';
import { settings } from '@/lib/site';
import { colors } from '@/lib/theme';

export const viewport: Viewport = { themeColor: colors.primary.DEFAULT };

/** The one root layout. It keeps the document across a change of language (architecture, 'Tried', 1). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations('language');
  return (
    <html lang={locale} dir={directionOf(locale)} data-scroll-behavior="smooth">
      <body>
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <SoftNavigation
          basePath={settings.BASE_PATH}
          storageKey={storageKey}
          changed={t('changed', { language: localeRow(locale).name })}
          unavailable={t('unavailable')}
        />
      </body>
    </html>
  );
}
