/** The page that `npm run share` writes. */
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf } from '../../lib/address/paths';
import { inlineScript } from '../../lib/bundling/bundle';
import { sha256 } from '../../lib/common/sha256';
import { longDate } from '../../lib/messages/long-date';
import { defaultLocale, languageRow } from '../../lib/site/languages';
import type { Route } from '../../lib/site/names';
import { localesWith, routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import { colors, darkColors } from '../../tailwind.config';
import { isPublic } from '../export/samples';
import type { Export } from '../verify/export';
import { AddressList } from './address-list';
import { addressesOf } from './addresses';
import { englishName, visitors } from './campaign.client';
import { faultsOf } from './faults';
import { OldCards } from './old-cards';
import { Previews } from './previews';

/**
 * The whole page in one file, which needs no network.
 * @param day when it is made (ISO 8601), so that whoever has two knows which is newer
 */
export async function sharePage(exported: Export, day: string): Promise<string> {
  const script = await inlineScript('tools/share/share.inline.ts');
  const css = await stylesheet();
  const page = <SharePage exported={exported} day={day} css={css} script={script} />;
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

/** The styles for the classes in these files, in the site's colours for both themes. */
async function stylesheet(): Promise<string> {
  const roles = Object.keys(colors) as (keyof typeof colors)[];
  const tokens = roles.map(
    (role) => `--color-${role}: light-dark(${colors[role]}, ${darkColors[role]});`,
  );
  const source = `@import "tailwindcss" source("./"); @theme { ${tokens.join(' ')} }`;
  const from = 'tools/share/share.css';
  return (await postcss([tailwind()]).process(source, { from })).css;
}

type Props = { exported: Export; day: string; css: string; script: string };

function SharePage({ exported, day, css, script }: Props) {
  const { site } = exported;
  const hasCodes = isPublic(site.settings.SITE_URL);
  const name = exported.pages.get('index.html')?.meta('og:site_name') || site.settings.SITE_NAME;
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
        <title>{`Share ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="mx-auto max-w-6xl px-4 py-8 leading-relaxed" data-site={name}>
        <header>
          <h1 className="font-bold text-3xl">Share {name}</h1>
          <p className="wrap-anywhere text-ink-quiet">{exported.home}</p>
          <p className="text-ink-quiet text-sm">Made on {longDate(site, day, defaultLocale)}</p>
          {!hasCodes && <NotPublic host={new URL(exported.home).host} />}
          <Faults faults={faultsOf(exported)} />
        </header>
        <main>
          <Campaign exported={exported} />
          {routesOf(site).map((route, index) => (
            <div key={route} data-shown={route} hidden={index > 0}>
              <Heading text="Addresses and QR codes" />
              <WhichAddress site={site} route={route} />
              <p className="mb-4 max-w-[65ch]">
                Print a code black on white, and no smaller than stated, white edge included. On a
                poster: a tenth of the distance from which people scan it.
              </p>
              <AddressList site={site} addresses={addressesOf(site, route)} hasCodes={hasCodes} />
              <Heading text="What others will see" />
              {localesWith(site, route).map((locale, position) => {
                const page = exported.pages.get(fileOf({ locale, route }));
                return (
                  page && (
                    <details
                      key={locale}
                      open={position === 0}
                      className="mb-2 rounded-xl border border-hairline bg-card"
                    >
                      <summary className="cursor-pointer px-4 py-3 font-semibold">
                        <span lang={locale}>{languageRow(site, locale).name}</span>
                      </summary>
                      <Previews page={page} exported={exported} />
                    </details>
                  )
                );
              })}
            </div>
          ))}
          <Heading text="When an old card shows" />
          <OldCards />
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

/** Nothing for a page in one language. */
function WhichAddress({ site, route }: { site: Site; route: Route }) {
  const addresses = addressesOf(site, route);
  const other = addresses.find(({ language }) => ![visitors, defaultLocale].includes(language));
  if (!other) return null;
  const [own, first] = [other, addresses[0]].map(({ address }) => (
    <code key={address}>{new URL(address).pathname}</code>
  ));
  return (
    <p className="mb-4 max-w-[65ch]">
      Where all read one language, post the address of that language: to readers of{' '}
      {englishName(other.language)} {own}. Where readers of several languages meet, post the first,{' '}
      {first}: it shows each visitor’s own.
    </p>
  );
}

function Heading({ text }: { text: string }) {
  return <h2 className="mt-12 mb-4 font-bold text-2xl">{text}</h2>;
}

function NotPublic({ host }: { host: string }) {
  return (
    <p className="mt-4 rounded-xl bg-danger-tint p-4 text-danger">
      <strong>Not for others yet.</strong> This export was built for {host}, which is not a public
      address, so there are no QR codes. Build with <code>SITE_URL</code> set to the public one, and
      run <code>npm run share</code> again.
    </p>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="faults" className="mt-4 rounded-xl bg-danger-tint p-4 text-danger">
      <h2 id="faults" className="font-semibold">
        To mend before you share
      </h2>
      <ul className="list-inside list-disc">
        {faults.map((fault) => (
          <li key={fault} className="wrap-anywhere">
            {fault}
          </li>
        ))}
      </ul>
    </section>
  );
}

const fields = [
  ['utm_campaign', 'Campaign', 'What for: spring-2027'],
  ['utm_medium', 'Medium', 'What kind: email, social, print'],
  ['utm_source', 'Source', 'Where it stands: newsletter, facebook, flyer'],
] as const;

const control =
  'block min-h-11 w-full rounded-md border border-control bg-card px-3 text-base font-normal';

function Campaign({ exported: { site } }: { exported: Export }) {
  return (
    <form className="mt-8 rounded-xl bg-surface p-4" autoComplete="off">
      <h2 className="font-bold text-xl">Campaign</h2>
      <p className="mb-3 max-w-[65ch]">
        Write in lower case, with hyphens: ‘Spring’ and ‘spring’ count as two. This site counts
        nothing itself: whoever reads the host’s records reads the parameters, or nobody does.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(([field, label, hint]) => (
          <div key={field}>
            <label htmlFor={field} className="font-semibold">
              {label} <code className="font-normal text-ink-quiet text-sm">{field}</code>
            </label>
            <input
              id={field}
              name={field}
              aria-describedby={`${field}-hint`}
              autoCapitalize="none"
              spellCheck={false}
              className={control}
            />
            <p id={`${field}-hint`} className="text-ink-quiet text-sm">
              {hint}
            </p>
          </div>
        ))}
        <div>
          <label htmlFor="page" className="font-semibold">
            Page
          </label>
          <select id="page" name="page" className={`${control} cursor-pointer`}>
            {routesOf(site).map((route) => (
              <option key={route}>{route}</option>
            ))}
          </select>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          data-action="csv"
          className="min-h-11 cursor-pointer rounded-md bg-solid px-4 font-semibold text-white hover:bg-solid-pressed"
        >
          Download all addresses (CSV)
        </button>
        <p className="text-ink-quiet text-sm">
          Every page in every language. A field that stays empty adds nothing.
        </p>
      </div>
    </form>
  );
}
