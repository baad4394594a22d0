import { fileOf } from '../../lib/address/paths';
import { directionOf, languageRow } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Export } from '../export/read-export';
import { addressesOf, type SharedAddress } from './addresses';
import { Button } from './button';
import { pageName } from './fields';
import { previewId } from './preview';
import type { SharedRow } from './spreadsheet.client';

type Props = {
  exported: Export;
  /** False if there is nothing to hand out. */
  isPublic: boolean;
};

/** The addresses of all pages. The page's script shows those of one, and adds the campaign. */
export function AddressTable({ exported, isPublic }: Props) {
  const { site } = exported;
  return (
    <table className="mt-3 w-full text-start">
      <thead className="border-control border-b text-sm max-md:sr-only">
        <tr>
          <th className="py-2 text-start">Language</th>
          <th className="py-2 text-start">Title and address</th>
          <th className="py-2 text-start">Share</th>
        </tr>
      </thead>
      <tbody>
        {routesOf(site)
          .flatMap((route) => addressesOf(site, route))
          .map((shared) => (
            <Row key={shared.address} exported={exported} isPublic={isPublic} shared={shared} />
          ))}
      </tbody>
    </table>
  );
}

function Row({ exported, isPublic, shared }: Props & { shared: SharedAddress }) {
  const { site, home, pages } = exported;
  const { locale, route, address, adapts } = shared;
  const title = pages.get(fileOf(shared))?.title ?? '';
  const row: SharedRow = {
    language: adapts ? 'Each visitor’s own' : englishName(locale),
    ownName: adapts ? '' : languageRow(site, locale).name,
    page: pageName(exported, route),
    title,
    address,
    file: `${route}-${adapts ? 'visitor' : locale}`,
  };
  const { language, ownName } = row;
  const inLanguage = { lang: locale, dir: directionOf(locale) };
  return (
    <tr
      data-page={route}
      data-names={`${language} ${ownName} ${adapts ? '' : locale}`}
      data-preview={previewId(shared)}
      data-row={JSON.stringify(row)}
      className="border-hairline border-b max-md:block max-md:py-3"
    >
      <th scope="row" className="pe-4 text-start max-md:block md:py-2">
        <span {...(ownName && inLanguage)} className="md:block">
          {ownName || language}
        </span>{' '}
        {ownName && ownName !== language && (
          <span className="font-normal text-ink-quiet text-sm">{language}</span>
        )}
      </th>
      <td className="pe-4 max-md:block md:py-2">
        <span {...inLanguage} className="line-clamp-1">
          {title}
        </span>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="wrap-anywhere inline-block py-0.5 font-mono text-primary text-sm hover:underline"
        >
          {`/${address.slice(home.length)}`}
        </a>
        {adapts && (
          <span className="block text-ink-quiet text-sm">
            The first language of the visitor’s browser that the site has, else English
          </span>
        )}
      </td>
      <td className="py-2 max-md:block max-md:pb-0">
        <span className="flex gap-2 max-md:flex-wrap">
          {isPublic && (
            <>
              <Button action="copy" text="Copy" about={`the address: ${language}`} isMain />
              <Button action="share" text="Share" about={`the address: ${language}`} />
              <Button action="code" text="QR" about={`code: ${language}`} />
            </>
          )}
          <Button action="look" text="Look" about={`at the card: ${language}`} />
        </span>
      </td>
    </tr>
  );
}

/** What a language is called in English: `Brazilian Portuguese`. */
export function englishName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
