import { getTranslations } from 'next-intl/server';
import { LanguageMenu } from '@/components/language/language-menu';
import { Drawer } from '@/components/navigation/drawer';
import { NavigationLinks } from '@/components/navigation/navigation-links';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { site } from '@/lib/current/site';
import { hasSeveralLanguages } from '@/lib/site/languages';
import { Logo } from './logo';

export async function Header() {
  const t = await getTranslations('header');
  return (
    <header className="hairline-on-scroll sticky top-0 z-40 bg-page max-tight:static [@media(max-height:30rem)]:static print:hidden">
      <div className="page-width flex min-h-header-sm items-center gap-2 text-note max-tight:flex-wrap max-tight:px-2 md:min-h-header-md lg:gap-3">
        <Logo place="header" />
        <nav aria-label={t('nav.label')} className="mx-auto hidden lg:block">
          <NavigationLinks variant="row" />
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-2 max-tight:contents lg:ms-0">
          {hasSeveralLanguages(site) && <LanguageMenu />}
          <PartnerLink
            className={buttonClass(
              'accent',
              'shrink-0 whitespace-nowrap max-sm:px-3 max-phone:px-2 max-sm:py-1 max-sm:text-small',
            )}
          >
            {t('earn_cta')}
          </PartnerLink>
          <Drawer />
        </div>
      </div>
    </header>
  );
}
