import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { directionOf, languageRow } from '@/lib/site/languages';
import { localesWith } from '@/lib/site/pages';

type LanguageListProps = {
  idPrefix: string;
  /** The id of the control that gets the focus after a switch, if it is not the link itself. */
  returnFocus?: string;
  className?: string;
  linkClassName: string;
};

/**
 * The current page in every language that has it, as plain links. Each address names its language, so that it is a
 * choice wherever it opens. The ids let the focus find its way back after a switch.
 */
export async function LanguageList(props: LanguageListProps) {
  const { locale, route } = await currentPage();
  return (
    <ul className={props.className}>
      {localesWith(site, route).map((code) => (
        <li key={code}>
          <a
            id={`${props.idPrefix}-${code}`}
            href={linkTo(site, { locale: code, route }, { lang: code })}
            hrefLang={code}
            lang={code}
            dir={directionOf(code)}
            data-return-focus={props.returnFocus}
            aria-current={code === locale || undefined}
            className={props.linkClassName}
          >
            {languageRow(site, code).name}
          </a>
        </li>
      ))}
    </ul>
  );
}
