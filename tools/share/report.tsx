/** The page that `npm run share` writes. */
import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import { transformSync } from 'esbuild';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { allPages, fileOf, pathOf } from '../../lib/address/paths';
import type { Site } from '../../lib/site/site';
import type { Export } from '../verify/export';
import { faultsOf } from './faults';
import { PageSection } from './page-section';

/** One page that needs no other file, so that it can be sent to whoever reviews a release. */
export async function report(exported: Export): Promise<string> {
  const from = 'tools/share/report.css';
  const { css } = await postcss([tailwind()]).process(readFileSync(from), { from });
  return `<!doctype html>${renderToStaticMarkup(<Report exported={exported} css={css} />)}\n`;
}

function Report({ exported, css }: { exported: Export; css: string }) {
  const pages = allPages(exported.site).flatMap((page) => exported.pages.get(fileOf(page)) ?? []);
  const checked = pages.map((page) => ({ page, faults: faultsOf(page, exported) }));
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  const all = faulty.flatMap(({ faults }) => faults);
  const absent = allPages(exported.site)
    .filter((page) => !exported.pages.has(fileOf(page)))
    .map(pathOf);
  return (
    <html lang="en" className="scheme-light-dark bg-[Canvas] text-[CanvasText]">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What others will see</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="mx-auto max-w-7xl p-4">
        <header>
          <h1 className="font-bold text-2xl">What others will see</h1>
          <p id="count">
            {all.length === 0
              ? 'No faults'
              : `${counted(all, 'fault')} on ${counted(faulty, 'page')}`}
          </p>
          {absent.length > 0 && (
            <p className="text-fault">Not in the export: {absent.join(', ')}</p>
          )}
          <Controls site={exported.site} />
        </header>
        <main>
          {checked.map(({ page, faults }) => (
            <PageSection key={pathOf(page)} page={page} exported={exported} faults={faults} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: script() }} />
      </body>
    </html>
  );
}

function counted({ length }: readonly unknown[], thing: string): string {
  return `${length} ${thing}${length === 1 ? '' : 's'}`;
}

function Controls({ site }: { site: Site }) {
  const select = (label: string, name: string, options: string[][]) => (
    <label className="flex max-w-full items-center gap-2">
      {label}
      <select name={name} className="min-w-0 border p-1">
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const orders = Object.entries({ locale: 'language', route: 'page', faults: 'faults' });
  return (
    <form className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      {select('Language', 'locale', [
        ['', 'All'],
        ...site.config.languages.map(({ code, name }) => [code, name]),
      ])}
      {select('Sort by', 'order', orders)}
      <label className="flex items-center gap-2">
        <input type="checkbox" name="faulty" className="size-6" /> Only with faults
      </label>
      <output />
    </form>
  );
}

function script(): string {
  const source = readFileSync('tools/share/report.inline.ts', 'utf8');
  return transformSync(source, { loader: 'ts', format: 'iife', minify: true }).code;
}
