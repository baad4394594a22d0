import { getLocale } from 'next-intl/server';
import { currentPage } from '@/lib/current-page';
import { languageLinks } from './language-links';

type LanguageListProps = {
  idPrefix: string;
  /** The id of the control that gets the focus after a switch, if it is not the link itself. */
  returnFocus?: string;
  className: string;
  linkClassName: string;
};

/** Every language of the current page as a plain link. The ids let focus find its way back after a switch. */
export async function LanguageList({
  idPrefix,
  returnFocus,
  className,
  linkClassName,
}: LanguageListProps) {
  const { route } = await currentPage();
  const locale = await getLocale();
  return (
    <ul className={className}>
      {languageLinks(route).map(({ code, name, dir, href }) => (
        <li key={code}>
          <a
            id={`${idPrefix}-${code}`}
            href={href}
            hrefLang={code}
            data-return-focus={returnFocus}
            lang={code}
            dir={dir}
            aria-current={code === locale ? 'true' : undefined}
            className={linkClassName}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
