/**
 * `npm run lighthouse`: measures the export by Lighthouse CI, as e2e/lighthouserc.json says.
 * Reports go to `.lighthouseci`. Further arguments go to `lhci autorun`:
 * `npm run lighthouse -- --collect.numberOfRuns=1`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homeRoute } from '../../lib/address/grammar';
import { linkTo } from '../../lib/address/links';
import { allPages } from '../../lib/address/paths';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { launchOptions } from '../site/browser';
import { builtSite } from '../site/built-site';
import { commandSite } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { stop } from '../site/stop';

if (!existsSync('out/index.html')) stop('There is no export in out/. Run: npm run build');
const { executablePath, args } = launchOptions();
if (!executablePath) stop('No browser found: install Chromium, or set CHROMIUM_PATH to one.');

const site = builtSite('out', await commandSite(readEnvironment()));
const scriptOf = (locale: Locale) => new Intl.Locale(locale).maximize().script;
const scripts = new Map(localesOf(site).map((locale) => [scriptOf(locale), locale]));
scripts.delete(scriptOf(defaultLocale));
const others = [...scripts.values()];
// All of English, and of each other script, with its own fonts, the home page of one language.
const pages = allPages(site).filter(
  ({ locale, route }) =>
    locale === defaultLocale || (route === homeRoute && others.includes(locale)),
);

const options = [
  '--config=e2e/lighthouserc.json',
  ...pages.map((page) => `--collect.url=http://localhost:3000${linkTo(site, page)}`),
  `--collect.chromePath=${executablePath}`,
  `--collect.settings.chromeFlags=${['--headless=new', ...args].join(' ')}`,
  ...process.argv.slice(2),
];
const { status } = spawnSync('npx', ['lhci', 'autorun', ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;
