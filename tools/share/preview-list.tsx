import { fileOf } from '../../lib/address/paths';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Export } from '../export/read-export';
import { LanguageName, nameOf } from './language-name';
import { visitors } from './names.client';
import { pageName } from './page-name';
import { Previews } from './previews';

/**
 * The previews by language, each to be opened. Within a language there is one set for each page, of which one shows, so
 * that what is open stays open when another page is chosen.
 */
export function PreviewList({ exported }: { exported: Export }) {
  const { site, pages } = exported;
  return localesOf(site).map((language) => (
    <details
      key={language}
      // The address that adapts has the English card.
      data-language={language === defaultLocale ? `${language} ${visitors}` : language}
      open={language === defaultLocale}
      className="mb-2 break-inside-avoid rounded-xl border border-hairline bg-card not-open:print:hidden not-has-[[data-page]:not([hidden])]:hidden print:border-0"
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        <LanguageName site={site} language={language} />
      </summary>
      {routesOf(site).map((route) => {
        const page = pages.get(fileOf({ locale: language, route }));
        return (
          page && (
            <div key={route} data-page={route}>
              <h3 className="break-after-avoid px-4 pb-2 text-ink-quiet text-sm">
                Page: {pageName(exported, route)}
              </h3>
              <section
                // Large letters make it scroll, also by keyboard.
                // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse could not scroll it otherwise
                tabIndex={0}
                aria-label={`Previews of ${pageName(exported, route)}, ${nameOf({ site, language })}`}
                className="overflow-x-auto px-4 pb-6 print:overflow-visible print:px-0"
              >
                <Previews page={page} exported={exported} />
              </section>
            </div>
          )
        );
      })}
    </details>
  ));
}
