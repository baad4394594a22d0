import { getTranslations } from 'next-intl/server';
import { LanguageMenu } from '@/components/language/language-menu';
import { Drawer } from '@/components/navigation/drawer';
import { NavigationLinks } from '@/components/navigation/navigation-links';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { hasSeveralLanguages } from '@/lib/site/languages';
import { pageRow } from '@/lib/site/pages';
import { Logo } from './logo';

/** The button to the partner is no louder than its neighbours: those within the pages are. */
export async function Header() {
  const t = await getTranslations('header');
  const { kind } = pageRow(site, (await currentPage()).route);
  return (
    <header className="hairline-on-scroll sticky top-0 z-40 bg-page max-tight:static [@media(max-height:30rem)]:static print:hidden">
      <div className="header-row page-width flex min-h-header-sm items-center gap-2 text-note max-tight:flex-wrap max-tight:px-2 md:min-h-header-md lg:gap-3">
        {/* On telephones the button takes the place of the site's name, on an article later: see globals.css. */}
        <div className="grid flex-1 items-center gap-2 max-tight:contents sm:flex sm:max-lg:flex-[1_0_auto] lg:gap-3">
          <Logo place="header" />
          <nav aria-label={t('nav.label')} className="mx-auto hidden lg:block">
            <NavigationLinks variant="row" />
          </nav>
          <PartnerLink
            className={buttonClass(
              'plain',
              `${kind === 'article' ? 'later ' : ''}ms-auto shrink-0 whitespace-nowrap max-tight:ms-0 max-tight:whitespace-normal max-sm:ms-10 max-sm:justify-self-end max-sm:px-3 max-phone:px-2 max-sm:py-1 max-sm:text-small lg:ms-0`,
            )}
          >
            {t('earn_cta')}
          </PartnerLink>
        </div>
        {hasSeveralLanguages(site) && <LanguageMenu />}
        <Drawer />
      </div>
    </header>
  );
}
