import { Menu, X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { site } from '@/lib/current/site';
import { hasSeveralLanguages } from '@/lib/site/languages';
import { NavigationLinks } from './navigation-links';

const iconButton =
  'size-target cursor-pointer items-center justify-center rounded hover:bg-primary-tint';

/**
 * The plain panel begins below the header, whose button closes it. The dialog covers the header.
 */
const panel =
  'fixed end-0 top-0 bottom-0 z-50 w-drawer overflow-y-auto bg-card p-4 lifted text-body [details>&]:mt-header';

/**
 * The menu button of narrow screens with a plain panel, which Headless UI's dialog replaces on
 * intent.
 */
export async function Drawer() {
  const t = await getTranslations();
  const nav = t('header.nav.label');
  return (
    <details id="drawer" name="header" data-title={nav} className="shrink-0 lg:hidden">
      <summary
        id="drawer-button"
        aria-label={t('header.nav.open_menu')}
        className={`-me-2.5 flex ${iconButton}`}
      >
        <Menu />
      </summary>
      <div className={panel}>
        {/* For the dialog, which covers the header's button. */}
        <button
          type="button"
          hidden
          aria-label={t('header.nav.close_menu')}
          className={`-me-2.5 -mt-2.5 ms-auto flex md:-mt-1.5 md:me-1.5 ${iconButton}`}
        >
          <X />
        </button>
        <nav aria-label={nav}>
          <NavigationLinks variant="column" />
        </nav>
        <div className="my-6 px-3">
          <PartnerLink className={buttonClass('accent', 'w-full')}>
            {t('header.earn_cta')}
          </PartnerLink>
        </div>
        {hasSeveralLanguages(site) && (
          <nav aria-label={t('language.choose')}>
            <p aria-hidden="true" className="px-3 font-medium text-ink-quiet text-small">
              {t('language.choose')}
            </p>
            <LanguageList
              idPrefix="drawer-language"
              returnFocus="drawer-button"
              className="drawer-languages"
              linkClassName="column-link"
            />
          </nav>
        )}
      </div>
    </details>
  );
}
