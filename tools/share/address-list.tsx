import type { Site } from '../../lib/site/site';
import { piecesOf, type SharedAddress } from './campaign.client';
import { LanguageName } from './language-name';
import { englishName, visitors } from './names.client';
import { button, outcome } from './styles';

type Props = {
  site: Site;
  addresses: readonly SharedAddress[];
  /** False if nobody else can open the address, such as `localhost`. Then there are neither buttons nor QR codes. */
  isPublic: boolean;
};

/** The addresses of one page, each with buttons and a QR code. The page's script adds the parameters of the campaign. */
export function AddressList({ site, addresses, isPublic }: Props) {
  return (
    <>
      <ul className="peer grid grid-cols-1 gap-4 lg:grid-cols-2 print:grid-cols-2">
        {addresses.map(({ language, page, address }) => (
          <li
            key={language}
            {...{ 'data-language': language, 'data-page': page, 'data-address': address }}
            // Rows far from the screen take no time until they come near. They are about as high as this.
            className="flex break-inside-avoid flex-wrap [contain-intrinsic-size:auto_15rem] [content-visibility:auto] print:[content-visibility:visible] content-start gap-x-4 gap-y-2 rounded-xl border border-hairline bg-card p-4 sm:grid sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_1fr]"
          >
            <div className="max-sm:has-[[hidden]]:hidden sm:row-span-2">
              {isPublic && (
                // It keeps its place while the code is not drawn yet.
                <div
                  data-scripted
                  className="size-24 overflow-hidden rounded-md bg-white has-[>[hidden]]:hidden sm:size-28 print:size-(--print-side)"
                >
                  <img alt="" className="size-full" />
                </div>
              )}
            </div>
            <div className="flex-1 basis-32 self-center sm:self-start">
              <h4 className="font-semibold text-lg/snug print:text-sm/snug">
                <LanguageName site={site} language={language} />
              </h4>
              <p data-variant className="wrap-anywhere font-semibold text-sm print:text-xs" />
              <p className="text-ink-quiet text-sm print:text-xs">
                {language === visitors &&
                  'For readers of several languages: each gets the first of their browser’s languages that the site has, else English. Its card is English.'}
              </p>
              <p data-print className="text-ink-quiet text-sm print:text-xs">
                {!isPublic && `No QR code: ${new URL(address).host} is not a public address.`}
              </p>
            </div>
            <div className="min-w-0 basis-full">
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                className="wrap-anywhere block w-fit font-mono text-primary text-sm/snug hover:underline print:text-xs"
              >
                {piecesOf(address).map((piece) => (
                  <span key={piece} className="inline-block max-w-full">
                    {piece}
                  </span>
                ))}
              </a>
              <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
                {isPublic && (
                  <>
                    <Action action="copy" text="Copy" of="the address" language={language} />
                    <Action
                      action="share"
                      text="Share"
                      of="the address"
                      language={language}
                      isHidden
                    />
                    <Action action="svg" text="SVG" of="of the code" language={language} />
                    <Action action="png" text="PNG" of="of the code" language={language} />
                  </>
                )}
                <output className={outcome} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="hidden peer-not-has-[>li:not([hidden])]:block">
        This page is in none of these languages.
      </p>
    </>
  );
}

type ActionProps = {
  action: string;
  text: string;
  of: string;
  language: string;
  /** Until the script finds that the browser can do it. */
  isHidden?: boolean;
};

function Action({ action, text, of, language, isHidden }: ActionProps) {
  const name = language === visitors ? 'the visitor’s own language' : englishName(language);
  return (
    <button type="button" data-hands-out data-action={action} hidden={isHidden} className={button}>
      {text}
      <span className="sr-only">
        {` ${of} in ${name}`}
        <span data-spoken-variant />
      </span>
    </button>
  );
}
