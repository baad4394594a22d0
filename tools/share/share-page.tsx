/** The page that `npm run share` writes. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScript } from '../../lib/bundling/bundle';
import { sha256 } from '../../lib/bundling/integrity';
import { licensesText } from '../export/licenses';
import type { Export } from '../export/read-export';
import { AddressTable, englishName } from './address-table';
import { Button } from './button';
import { Dialog } from './dialog';
import { Fields, fieldStyle } from './fields';
import { cardPictures, Preview } from './preview';
import { stylesheet } from './stylesheet';

const entry = 'tools/share/share.inline.ts';

/** The whole page in one file, which needs no network. */
export async function sharePage(facts: Facts): Promise<string> {
  const script = await inlineScript(entry);
  const licenses = await licensesText([entry], ['tailwindcss']);
  const css = await stylesheet();
  const pictures = await cardPictures(facts.exported);
  const page = (
    <SharePage {...facts} script={script} css={css} licenses={licenses} pictures={pictures} />
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

type Facts = {
  exported: Export;
  /**
   * False if nobody else can open its addresses, such as `localhost`. Then there is nothing to hand
   * out.
   */
  isPublic: boolean;
  /** The day on which the page is made (ISO 8601): it shows which of two is newer. */
  day: string;
};

type Props = Facts & {
  script: string;
  css: string;
  licenses: string;
  /** Those of cards, as `data:` addresses by their own. */
  pictures: ReadonlyMap<string, string>;
};

function SharePage({ exported, isPublic, day, script, css, licenses, pictures }: Props) {
  const { site, home, pages } = exported;
  const policy = [
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:",
    `style-src 'unsafe-inline'; script-src '${sha256(script)}'`,
  ].join('; ');
  return (
    <html lang="en" className="bg-page text-ink scheme-light-dark">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="content-security-policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Share ${site.config.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="mx-auto max-w-6xl px-4 pt-4 pb-20">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-4">
          <h1 className="font-bold text-2xl">Share {site.config.name}</h1>
          <p className="wrap-anywhere text-ink-quiet text-sm">
            {home} as of {day}
          </p>
        </header>
        <main>
          <noscript>
            <Warning>
              JavaScript is off: the addresses are right, but fields and buttons need it.
            </Warning>
          </noscript>
          {!isPublic && (
            <Warning>
              Not for others yet: this export was built for {new URL(home).host}, which is not a
              public address. There is nothing to copy, and no QR code. Ask the operator for a page
              that is made for the public one.
            </Warning>
          )}
          <Fields exported={exported} />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <label className="flex items-center gap-2 font-semibold max-sm:w-full">
              Language
              <input
                id="filter"
                type="search"
                placeholder="ger"
                autoComplete="off"
                className={`${fieldStyle} sm:w-40`}
              />
            </label>
            {isPublic && (
              <>
                <Button action="copy-all" text="Copy all for a spreadsheet" />
                <Button action="csv" text="CSV" />
                <Button action="zip" text="ZIP of codes" />
              </>
            )}
          </div>
          <p id="added" className="wrap-anywhere text-sm not-empty:mt-3" />
          <AddressTable exported={exported} isPublic={isPublic} />
          <p id="none" hidden className="py-4">
            No language of this page begins so.
          </p>
          <p
            id="outcome"
            role="status"
            className="pointer-events-none fixed inset-x-4 bottom-4 mx-auto w-fit rounded-md bg-ink px-4 py-2 text-page empty:opacity-0"
          />
          {isPublic && <QrCode />}
          {[...pages.values()].map((page) => (
            <Preview
              key={page.file}
              exported={exported}
              page={page}
              language={englishName(page.locale)}
              pictures={pictures}
            />
          ))}
        </main>
        <footer className="mt-8 text-sm">
          <details>
            <summary>Licences of what this page contains</summary>
            <pre className="mt-2 whitespace-pre-wrap">{licenses}</pre>
          </details>
        </footer>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="mb-3 rounded-xl bg-danger-tint p-4 text-danger">{children}</p>;
}

/** The code of the row whose button was pressed: the page's script fills it in. */
function QrCode() {
  return (
    <Dialog
      id="code"
      heading={
        <>
          QR code: <span id="code-language" />
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <img id="code-picture" alt="" className="size-48 rounded-md bg-white" />
        <div>
          <p id="code-address" className="wrap-anywhere font-mono text-sm" />
          <p className="my-3">
            Print it at least <strong id="code-side" /> wide, with its white margin. It can be read
            from ten times as far: 10 cm wide from 1 m.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button action="svg" text="SVG, for a printer" />
            <Button action="png" text="PNG, for all else" />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
