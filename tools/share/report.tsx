/** The page that `npm run share` writes. */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '../../lib/locales';
import { allPages, pathOf } from '../../lib/paths';
import { routes } from '../../lib/routes';
import { faultsOf } from './faults';
import { PageSection } from './page-section';
import type { SharedPage } from './pages';

/** One page that needs no other file, so that it can be sent to whoever reviews a release. */
export function report(pages: readonly SharedPage[]): string {
  return `<!doctype html>${renderToStaticMarkup(<Report pages={pages} />)}\n`;
}

function Report({ pages }: { pages: readonly SharedPage[] }) {
  const checked = pages.map((page) => ({ page, faults: faultsOf(page, pages) }));
  const there = new Set(pages.map(pathOf));
  const absent = allPages.map(pathOf).filter((path) => !there.has(path));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What others will see</title>
        <style
          dangerouslySetInnerHTML={{ __html: readFileSync('tools/share/report.css', 'utf8') }}
        />
      </head>
      <body>
        <header>
          <h1>What others will see</h1>
          <Count faults={checked.map(({ faults }) => faults.length)} />
          {absent.length > 0 && <p className="faults">Not in the export: {absent.join(', ')}</p>}
          <Controls />
        </header>
        <main>
          {checked.map(({ page, faults }) => (
            <PageSection key={pathOf(page)} page={page} faults={faults} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: script() }} />
      </body>
    </html>
  );
}

/** @param faults how many each page has */
function Count({ faults }: { faults: readonly number[] }) {
  const all = faults.reduce((sum, count) => sum + count, 0);
  const pages = faults.filter((count) => count > 0).length;
  const number = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
  return all === 0 ? (
    <p id="count">No faults</p>
  ) : (
    <p id="count" className="faults">
      {number(all, 'fault')} on {number(pages, 'page')}
    </p>
  );
}

function Controls() {
  return (
    <form>
      <label>
        Language
        <select name="locale">
          <option value="">All</option>
          {locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Page
        <select name="route">
          <option value="">All</option>
          {routes.map((route) => (
            <option key={route}>{route}</option>
          ))}
        </select>
      </label>
      <label>
        Sort by
        <select name="order">
          <option value="locale">language</option>
          <option value="route">page</option>
          <option value="faults">faults</option>
        </select>
      </label>
      <label>
        <input type="checkbox" name="faulty" /> Only with faults
      </label>
      <output />
    </form>
  );
}

function script(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['tools/share/report.inline.ts'],
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0].text;
}
