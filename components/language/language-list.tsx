import { currentPage } from '@/lib/current-page';
import { settings } from '@/lib/site';
import { languageLinks } from './language-links';

type LanguageListProps = {
  idPrefix: string;
  /** The id of the control that gets the focus after a switch, if it is not the link itself. */
  returnFocus?: string;
  className?: string;
  linkClassName: string;
};

/** Every language of the current page as a plain link. The ids let focus find its way back after a switch. */
export async function LanguageList({
  idPrefix,
  returnFocus,
  className,
  linkClassName,
}: LanguageListProps) {
  const { locale, route } = await currentPage();
  return (
    <ul className={className}>
      {languageLinks(route, settings.BASE_PATH).map(({ code, name, dir, href }) => (
        <li key={code}>
          <a
            id={`${idPrefix}-${code}`}
            href={href}
            hrefLang={code}
            lang={code}
            dir={dir}
            data-return-focus={returnFocus}
            aria-current={code === locale || undefined}
            className={linkClassName}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
