import { getTranslations } from 'next-intl/server';
import { LanguageMenu } from '@/components/language/language-menu';
import { Drawer } from '@/components/navigation/drawer';
import { NavigationLinks } from '@/components/navigation/navigation-links';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { site } from '@/lib/current/site';
import { hasSeveralLanguages } from '@/lib/site/languages';
import { Logo } from './logo';

/** The header. Its button to the partner is less prominent than those within the pages. */
export async function Header() {
  const t = await getTranslations('header');
  return (
    <header className="site-header print:hidden">
      <div className="header-row page-width">
        <Logo place="header" />
        <nav aria-label={t('nav.label')} className="mx-auto hidden lg:block">
          <NavigationLinks variant="row" />
        </nav>
        <PartnerLink className={buttonClass('tint', 'header-earn')}>{t('earn_cta')}</PartnerLink>
        {hasSeveralLanguages(site) && <LanguageMenu />}
        <Drawer />
      </div>
    </header>
  );
}
