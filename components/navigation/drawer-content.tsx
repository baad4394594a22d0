import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { NavigationLinks } from './navigation-links';

/** What the drawer holds: the navigation, the earn button and the languages. */
export async function DrawerContent() {
  const t = await getTranslations();
  return (
    <>
      <nav aria-label={t('header.nav.label')}>
        <NavigationLinks look="column" />
      </nav>
      <div className="my-6 px-3">
        <PartnerLink className={buttonClass('solid', 'w-full')}>{t('header.earn_cta')}</PartnerLink>
      </div>
      <nav aria-label={t('language.choose')}>
        <p className="px-3 font-medium text-ink-quiet text-small">{t('language.choose')}</p>
        <LanguageList
          idPrefix="drawer-language"
          returnFocus="drawer-button"
          className="grid grid-cols-2"
          linkClassName="column-link"
        />
      </nav>
    </>
  );
}
