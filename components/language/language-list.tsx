import { Check } from 'lucide-react';
import { List } from '@/components/ui/list';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { defaultLocale, directionOf, languageRow } from '@/lib/site/languages';
import { localesWith } from '@/lib/site/pages';

type LanguageListProps = {
  idPrefix: string;
  /** The id of the control that gets the focus after a switch, if it is not the link itself. */
  returnFocus?: string;
  className?: string;
  linkClassName: string;
};

/**
 * The current page in every language that has it, as plain links to the languages' own addresses.
 * The link to English has `lang`, because an address without prefix adapts to the visitor. By the
 * ids, the focus returns to a link after the page was exchanged.
 */
export async function LanguageList(props: LanguageListProps) {
  const { locale, route } = await currentPage();
  return (
    <List className={props.className}>
      {localesWith(site, route).map((code) => (
        <li key={code}>
          <a
            id={`${props.idPrefix}-${code}`}
            href={linkTo(
              site,
              { locale: code, route },
              code === defaultLocale ? { lang: code } : {},
            )}
            hrefLang={code}
            lang={code}
            dir={directionOf(code) === directionOf(locale) ? undefined : directionOf(code)}
            data-aliases={languageRow(site, code).aliases?.join(' ')}
            data-return-focus={props.returnFocus}
            aria-current={code === locale || undefined}
            className={props.linkClassName}
          >
            {languageRow(site, code).name}
            {code === locale && <Check size={18} className="ms-auto shrink-0" />}
          </a>
        </li>
      ))}
    </List>
  );
}
