import '../fonts.css';
import '../globals.css';
import type { Viewport } from 'next';
import { clientScript, headScript, speculationRules } from '@/app/browser-scripts';
import { LanguageStatus } from '@/components/language/language-status';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { OwnScript } from '@/components/ui/own-script';
import { currentPage } from '@/lib/current/page';
import { directionOf } from '@/lib/site/languages';
import { colors, darkColors } from '@/tailwind.config';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.page },
    { media: '(prefers-color-scheme: dark)', color: darkColors.page },
  ],
};

/**
 * The one root layout. In a static export, only an optional catch-all segment gives English
 * addresses without a prefix.
 */
export default async function RootLayout({ children }: LayoutProps<'/[[...path]]'>) {
  const { locale, route } = await currentPage();
  const { address, integrity } = await clientScript();
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      // For the decision on the language: at an unknown address the path does not name the page,
      // and translators in browsers change `lang`.
      data-locale={locale}
      data-route={route}
      // The script in the head adds an attribute, which React would report in development.
      suppressHydrationWarning
    >
      <head>
        <OwnScript text={await headScript(route)} />
        {/* Low priority, so that stylesheet and fonts, which the first paint needs, come first. */}
        <script type="module" data-own="" src={address} integrity={integrity} fetchPriority="low" />
        <OwnScript type="speculationrules" text={speculationRules()} />
      </head>
      <body>
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <LanguageStatus />
      </body>
    </html>
  );
}
