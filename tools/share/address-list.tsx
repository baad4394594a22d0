import { directionOf, languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { type SharedAddress, visitors } from './campaign.client';

const button =
  'min-h-11 cursor-pointer rounded-md border border-control px-3 font-semibold hover:bg-surface';

type Props = {
  site: Site;
  addresses: readonly SharedAddress[];
  /** False if nobody else can open the address, such as `localhost`. Then there are no QR codes. */
  hasCodes: boolean;
};

/** The addresses of one page, each with buttons and a QR code. The page's script adds the parameters of the campaign. */
export function AddressList({ site, addresses, hasCodes }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {addresses.map(({ language, page, address }) => (
        <li
          key={language}
          {...{ 'data-language': language, 'data-page': page, 'data-address': address }}
          className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 rounded-xl border border-hairline bg-card p-4 sm:grid-rows-[auto_1fr]"
        >
          <div className="sm:row-span-2">
            {hasCodes && <img data-code alt="" className="size-28 rounded-md bg-white" />}
          </div>
          <div className="self-center sm:self-start">
            <h3 className="font-semibold text-lg/snug">
              <Name site={site} language={language} />
            </h3>
            <p className="text-ink-quiet text-sm">
              {language === visitors && 'Its card is English.'}
            </p>
            <p data-print className="text-ink-quiet text-sm">
              {!hasCodes && `No QR code: ${new URL(address).host} is not a public address.`}
            </p>
          </div>
          <div className="col-span-full min-w-0 sm:col-span-1">
            <a
              href={address}
              rel="noreferrer"
              className="wrap-anywhere font-mono text-primary text-sm/snug hover:underline"
            >
              {address}
            </a>
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
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ site, language }: { site: Site; language: string }) {
  if (language === visitors) return 'The visitor’s own language';
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
