import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { languagePanelClass } from '@/components/language/language-looks';
import { LanguageMenu } from '@/components/language/language-menu';
import { Drawer } from '@/components/navigation/drawer';
import { DrawerContent } from '@/components/navigation/drawer-content';
import { NavigationLinks } from '@/components/navigation/navigation-links';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PartnerLink } from '@/components/ui/partner-link';
import { StaticMarkup } from '@/components/ui/static-markup';
import { currentPage } from '@/lib/current-page';
import { localeRow } from '@/lib/locales';
import { settings } from '@/lib/site';
import { Logo } from './logo';

export async function Header() {
  const page = await currentPage();
  const t = await getTranslations();
  const language = localeRow(page.locale).name;
  return (
    <header className="hairline-on-scroll sticky top-0 z-40 bg-white max-tight:static print:hidden">
      <div className="mx-auto flex min-h-header-sm max-w-page items-center gap-2 px-4 text-note max-tight:flex-wrap max-tight:px-2 md:min-h-header-md md:px-8 lg:gap-3">
        <Logo compact />
        <StaticMarkup
          as="nav"
          aria-label={t('header.nav.label')}
          className="mx-auto hidden lg:block"
        >
          <NavigationLinks look="row" />
        </StaticMarkup>
        <div className="ms-auto flex items-center gap-2 lg:ms-0">
          <LanguageMenu
            basePath={settings.BASE_PATH}
            route={page.route}
            current={page.locale}
            name={language}
            icon={<Icon name="chevronDown" size={18} className="max-tight:hidden" />}
            label={t('language.current', { language })}
          >
            <StaticMarkup as="div" className={languagePanelClass}>
              <LanguageList
                idPrefix="language"
                returnFocus="language-button"
                linkClassName="menu-item"
              />
            </StaticMarkup>
          </LanguageMenu>
          <PartnerLink className={buttonClass('solid', 'whitespace-nowrap max-sm:hidden')}>
            {t('header.earn_cta')}
          </PartnerLink>
          <Drawer
            openLabel={t('header.nav.open_menu')}
            closeLabel={t('header.nav.close_menu')}
            title={t('header.nav.label')}
            openIcon={<Icon name="menu" />}
            closeIcon={<Icon name="x" />}
          >
            <StaticMarkup as="div">
              <DrawerContent />
            </StaticMarkup>
          </Drawer>
        </div>
      </div>
    </header>
  );
}
