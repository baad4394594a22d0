import { ChevronDown } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/lib/current/site';
import { languageRow } from '@/lib/site/languages';
import { LanguageList } from './language-list';

const button =
  'flex min-h-target max-w-full cursor-pointer items-center gap-1 rounded border border-control px-3 text-ink text-note hyphens-none hover:bg-primary-tint max-sm:px-2 max-sm:text-[0.9375rem] phone:border-transparent';

/** It is low enough for small windows, and scrolls in the lowest ones. */
const panel =
  'absolute end-0 top-full z-50 max-tight:start-0 max-tight:end-auto mt-2 max-h-[min(24.5rem,100dvh-6rem)] w-max overflow-y-auto rounded-card border border-hairline bg-card p-2 text-note lifted focus:[outline:0]';

/** The language button: a plain list of links, which becomes Headless UI's menu once it is wanted. */
export async function LanguageMenu() {
  const t = await getTranslations('language');
  const { name, shortName: short } = languageRow(site, await getLocale());
  // What is seen is part of what is said, at every width: who commands by voice says what they see.
  const language = short ? `${name}, ${short}` : name;
  return (
    <details id="language-menu" name="header" className="relative min-w-0 lg:-me-3">
      <summary id="language-button" aria-label={t('current', { language })} className={button}>
        {/* Of a summary that has another name, what is within is read behind it. */}
        <span aria-hidden="true" className={`truncate ${short ? 'max-sm:hidden' : ''}`}>
          {name}
        </span>
        {short && (
          <span aria-hidden="true" className="sm:hidden">
            {short}
          </span>
        )}
        <ChevronDown size={18} className="shrink-0 max-phone:hidden" />
      </summary>
      <div className={panel}>
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
