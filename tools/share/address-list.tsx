import { directionOf, languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { type SharedAddress, visitors } from './campaign';

const button =
  'min-h-11 cursor-pointer rounded-md border border-control px-3 font-semibold hover:bg-surface';

type Props = {
  site: Site;
  addresses: readonly SharedAddress[];
  /** False for an address that nobody else can open: its codes would lead nowhere. */
  hasCodes: boolean;
};

/** The addresses of one page, each with buttons and a code; the page's script fills in what the campaign adds. */
export function AddressList({ site, addresses, hasCodes }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {addresses.map(({ language, page, address }) => (
        <li
          key={language}
          {...{ 'data-language': language, 'data-page': page, 'data-address': address }}
          className="flex flex-wrap gap-4 rounded-xl border border-hairline bg-card p-4 sm:flex-nowrap"
        >
          {hasCodes && <img data-code alt="" className="size-28 shrink-0 rounded-md bg-white" />}
          <div className="min-w-0 grow basis-full sm:basis-0">
            <h3 className="font-semibold text-lg">
              <Name site={site} language={language} />
            </h3>
            <p className="my-1">
              <a
                href={address}
                rel="noreferrer"
                className="wrap-anywhere font-mono text-primary text-sm/snug underline"
              >
                {address}
              </a>
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button action="copy" text="Copy" language={language} />
              {hasCodes && (
                <>
                  <Button action="svg" text="SVG" language={language} />
                  <Button action="png" text="PNG" language={language} />
                </>
              )}
              <output className="text-ink-quiet text-sm" />
            </div>
            <p data-print className="mt-2 text-ink-quiet text-sm">
              {!hasCodes && `No QR code: ${new URL(address).host} is not a public address.`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ site, language }: { site: Site; language: string }) {
  if (language === visitors)
    return (
      <>
        The visitor’s own language{' '}
        <span className="block font-normal text-ink-quiet text-sm">Its card is English.</span>
      </>
    );
  const { name } = languageRow(site, language as Locale);
  return (
    <span lang={language} dir={directionOf(language)}>
      {name}
    </span>
  );
}

function Button({ action, text, language }: { action: string; text: string; language: string }) {
  return (
    <button type="button" data-action={action} className={button}>
      {text}
      <span className="sr-only"> {language}</span>
    </button>
  );
}
