import { currentPage } from '@/lib/current-page';
import { settings } from '@/lib/site';
import { languageLinks } from './language-links';

type LanguageListProps = {
  idPrefix: string;
  /** The id of the control that gets the focus after a switch, if it is not the link itself. */
  returnFocus?: string;
  className: string;
  linkClassName: string;
};

/**
 * Every language of the current page as a plain link. The ids let focus find its way back after a switch.
 * The links stand three times on every page and never change there, so they are one text: as elements, the
 * framework would send them once more as data, and make ninety of them anew at every switch.
 */
export async function LanguageList({
  idPrefix,
  returnFocus,
  className,
  linkClassName,
}: LanguageListProps) {
  const { locale, route } = await currentPage();
  const items = languageLinks(route, settings.BASE_PATH).map(({ code, name, dir, href }) => {
    const attributes = Object.entries({
      id: `${idPrefix}-${code}`,
      href,
      hreflang: code,
      lang: code,
      dir,
      class: linkClassName,
      ...(returnFocus && { 'data-return-focus': returnFocus }),
      ...(code === locale && { 'aria-current': 'true' }),
    });
    return `<li><a ${attributes.map(([key, value]) => `${key}="${value}"`).join(' ')}>${name}</a></li>`;
  });
  // The registry's names and our own addresses and classes have nothing that HTML would have to escape.
  return <ul className={className} dangerouslySetInnerHTML={{ __html: items.join('') }} />;
}
