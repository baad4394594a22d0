import { ChevronDown } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { languageRow } from '@/lib/site/languages';
import { LanguageList } from './language-list';

/** The language button with a plain list of links, which Headless UI's menu replaces on intent. */
export async function LanguageMenu() {
  const t = await getTranslations('language');
  const { name } = languageRow(site, await getLocale());
  // Where room is short, the part in brackets is hidden, as the site's name is: `Português (Brasil)`.
  // The accessible name stays whole.
  const [, short, rest] = /^(.*?)(\s*\(.*\))?$/.exec(name) ?? [];
  return (
    <details id="language-menu" name="header" className="language-menu">
      <summary
        id="language-button"
        aria-label={t('current', { language: name })}
        className="language-button"
      >
        {/* Hidden, because some screen readers read the contents of a summary after its label. */}
        <span aria-hidden="true" className="truncate">
          {short}
          {rest && <span className="max-sm:hidden lg:max-xl:hidden">{rest}</span>}
        </span>
        <ChevronDown size={18} className="shrink-0" />
      </summary>
      <div className="language-panel lifted">
        <LanguageList
          idPrefix="language"
          returnFocus="language-button"
          className="gap-x-2 md:columns-2"
          linkClassName="menu-item"
        />
      </div>
    </details>
  );
}
