/** The page that `npm run share` writes. */
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScript } from '../../lib/bundling/bundle';
import { sha256 } from '../../lib/common/sha256';
import { longDate } from '../../lib/messages/dates';
import { companyOf } from '../../lib/site/companies';
import { defaultLocale } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import type { Export } from '../export/read-export';
import { configSamples, isPublic } from '../preflight/samples';
import { AddressList } from './address-list';
import { addressesOf } from './addresses';
import { faultsOf } from './faults';
import { Fields, Version } from './fields';
import { OldCards } from './old-cards';
import { pageName } from './page-name';
import { PreviewList } from './preview-list';
import { button, mainButton, notOnSheet, outcome, prose, summary } from './styles';
import { stylesheet } from './stylesheet';

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

type Props = { exported: Export; day: string; css: string; script: string };

/** The parts of the page, by the id that the links at its top lead to. */
const parts = [
  ['fields', 'Fields'],
  ['addresses', 'Addresses'],
  ['previews', 'Previews'],
  ['old-cards', 'Old cards'],
] as const;

const samplesRemain =
  'Samples remain, such as the company or its e-mail address: this is a demonstration. Ask the operator to fill them in.';

const warning = 'rounded-xl bg-danger-tint p-4 text-danger';

function SharePage({ exported, day, css, script }: Props) {
  const { site } = exported;
  const isForOthers = isPublic(site.settings.SITE_URL);
  const hasSamples = configSamples(site.config).length > 0;
  const name = exported.pages.get('index.html')?.meta('og:site_name') || site.config.name;
  const policy = [
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:",
    `style-src 'unsafe-inline'; script-src '${sha256(script)}'`,
  ].join('; ');
  return (
    <html
      lang="en"
      className="scroll-pt-20 scroll-pb-16 bg-page text-ink scheme-light-dark print:scheme-light [-webkit-print-color-adjust:exact] [print-color-adjust:exact]"
    >
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="content-security-policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Share ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <noscript>
          {/* Every page shows, which only the script hides, and nothing that would do nothing. */}
          <style>{'form, button, [data-scripted] { display: none !important }'}</style>
        </noscript>
      </head>
      <body className="mx-auto max-w-6xl px-4 py-6 leading-relaxed" data-site={name}>
        <a
          href="#fields"
          data-scripted
          className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-card focus:p-3 print:hidden"
        >
          Skip to the fields
        </a>
        {/* On paper, too, it says what is not for others. */}
        <header className={isForOthers ? notOnSheet : undefined}>
          <h1 className="font-bold text-3xl">Share {name}</h1>
          <p className="wrap-anywhere text-ink-quiet">{exported.home}</p>
          <Purpose site={site} day={day} hasSamples={hasSamples} />
          <noscript>
            <p className={`${warning} mt-4`}>
              <strong>JavaScript is off.</strong> The addresses and previews below are right, but
              campaigns, QR codes and buttons need JavaScript: allow it, or open this file in
              another browser.
            </p>
          </noscript>
          {!isForOthers && <NotPublic host={new URL(exported.home).host} />}
          <Faults faults={[...(hasSamples ? [samplesRemain] : []), ...faultsOf(exported)]} />
        </header>
        <Navigation />
        <main>
          <Fields exported={exported} />
          <section id="addresses" tabIndex={-1}>
            <Heading text="Addresses and QR codes" />
            {isForOthers && <Listed />}
            {routesOf(site).map((route) => (
              <div key={route} data-page={route}>
                <h3 className="mt-6 mb-2 break-after-avoid font-semibold text-xl">
                  Page: {pageName(exported, route)}
                </h3>
                <AddressList
                  site={site}
                  addresses={addressesOf(site, route)}
                  isPublic={isForOthers}
                />
              </div>
            ))}
          </section>
          <section id="previews" tabIndex={-1} className={notOnSheet}>
            <Heading text="What others will see" />
            <p className={prose}>
              Google’s result, and the card, with picture and title, that each service makes of an
              address, as on a telephone. These are drawings: services cut texts by the screen, so
              that a word more or less may show. WhatsApp may show the picture wide, too. Slack and
              iMessage make theirs of the same title and picture; Instagram, in messages, of what
              Facebook has.
            </p>
            <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
              <button type="button" data-action="open-or-fold" className={button}>
                Open or close all
              </button>
              {isForOthers && (
                <button type="button" data-hands-out data-action="print-all" className={button}>
                  Print codes and previews
                </button>
              )}
              <output className={outcome} />
            </div>
            <PreviewList exported={exported} />
          </section>
          <section id="old-cards" tabIndex={-1} className="print:hidden">
            <Heading text="When an old card shows" />
            {isForOthers && <Version />}
            <OldCards exported={exported} isPublic={isForOthers} />
          </section>
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

/** What the file is for, how old it is, and whom to ask for another. */
function Purpose({ site, day, hasSamples }: { site: Site; day: string; hasSamples: boolean }) {
  const { email } = companyOf(site, defaultLocale);
  return (
    <p className="mt-2 text-ink-quiet">
      Each address to copy or print, and the card that others will see of it. Made on{' '}
      {longDate(site, day, defaultLocale)}: ask the operator
      {!hasSamples && (
        <>
          ,{' '}
          <a href={`mailto:${email}`} className="py-1 text-primary underline">
            {email}
          </a>
          ,
        </>
      )}{' '}
      for a new one when titles or pictures have changed.
    </p>
  );
}

/** Stays in sight, so that the way back is short on a telephone too, unless letters are large or the window is low. */
function Navigation() {
  return (
    <nav
      aria-label="Contents"
      className="z-10 -mx-4 flex flex-wrap gap-x-3 border-hairline border-b bg-page px-4 text-sm sm:gap-x-5 sm:text-base [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 print:hidden"
    >
      {parts.map(([id, text]) => (
        <a
          key={id}
          href={`#${id}`}
          // Without the script the fields are hidden.
          data-scripted={id === 'fields' || undefined}
          className="py-3 font-semibold text-primary hover:underline"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** What can be done with all addresses that show. */
function Listed() {
  return (
    <div data-scripted>
      <p data-head className="hidden font-semibold print:block" />
      <p data-refusal hidden className={`${warning} mb-3 print:hidden`}>
        Nothing can be copied, downloaded or printed: a field holds what must not stand in an
        address.
        <a href="#fields" className="ms-3 inline-block py-2 font-semibold underline">
          Go to the field
        </a>
      </p>
      <p data-version hidden className="mb-3 print:hidden">
        Version <strong data-version-name /> is in every address. Its field is under{' '}
        <a href="#old-cards" className="inline-block py-2 font-semibold underline">
          Old cards
        </a>
        .
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <button type="button" data-hands-out data-action="copy-all" className={mainButton}>
          Copy all <Count />
        </button>
        <button type="button" data-hands-out data-action="csv" className={button}>
          CSV <Count />
        </button>
        <button type="button" data-hands-out data-action="zip" className={button}>
          ZIP of codes <Count />
        </button>
        <button type="button" data-hands-out data-action="print" className={button}>
          Print codes <Count />
        </button>
        <output className={outcome} />
        <details className="open:basis-full print:hidden">
          <summary className={summary}>How to print a code</summary>
          <p className={prose}>
            Black on white, no smaller than stated, white edge included. People scan it from about
            ten times its width: 3 cm from 30 cm, 10 cm from 1 m. Give a printer the SVG, and ask
            for 100&nbsp;% black (K), not black of four colours.
          </p>
        </details>
      </div>
    </div>
  );
}

/** How many addresses a button hands out. */
function Count() {
  return (
    <span className="whitespace-nowrap">
      (<span data-count />)
    </span>
  );
}

function Heading({ text }: { text: string }) {
  return <h2 className="mt-8 mb-3 break-after-avoid font-bold text-2xl">{text}</h2>;
}

function NotPublic({ host }: { host: string }) {
  return (
    <p className={`${warning} mt-4`}>
      <strong>Not for others yet.</strong> This export was built for {host}, which is not a public
      address, so there is nothing to copy and no QR code. Ask the operator for a page that is made
      for the public one.
    </p>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="faults" className={`${warning} mt-4`}>
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
