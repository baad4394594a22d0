/** Finds pages whose texts have changed after the day that the configuration gives for their last change. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homeRoute } from '../../lib/address/grammar';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import type { SiteConfig } from '../../lib/site/config';
import { type Catalog, flatten } from '../messages/compare';

/** What git answers; undefined if there is no git, no history, or no such thing in it. */
function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync('git', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Messages that are no page's own text: they stand on every page. The home page has all that are not below `pages`. */
const shared = /^(header|footer|language|unknown_page)\./;

/** The texts of a page, by their keys, without the hints on where a line may break. */
function textsOf(route: string, json: string): Map<string, string> {
  const isOwn = (key: string) =>
    route === homeRoute
      ? !key.startsWith('pages.') && !shared.test(key)
      : key.startsWith(`pages.${route}.`);
  const texts = [...flatten(JSON.parse(json) as Catalog)].filter(([key]) => isOwn(key));
  return new Map(texts.map(([key, text]) => [key, withoutBreakHints(String(text))]));
}

/**
 * One line for each page with texts that git knew otherwise when the day of `changedOn` had ended everywhere on Earth.
 * It cannot prove that the day is wrong: a text may have been committed days after it was written.
 */
export function textsChangedLater({ pages, languages }: SiteConfig, folder: string): string[] {
  return pages.flatMap(({ route, changedOn, languages: few }) => {
    const end = new Date(`${changedOn}T23:59:59-12:00`);
    const commit =
      end < new Date() && git('rev-list', '-1', `--before=${end.toISOString()}`, 'HEAD');
    if (!commit) return [];
    const changed = (few ?? languages.map(({ code }) => code)).flatMap((code) => {
      const file = `${folder}/${code}.json`;
      const known = existsSync(file) && git('show', `${commit}:./${file}`);
      if (!known) return [];
      const before = textsOf(route, known);
      const now = textsOf(route, readFileSync(file, 'utf8'));
      return [...new Set([...before.keys(), ...now.keys()])]
        .filter((key) => before.get(key) !== now.get(key))
        .map((key) => `${file}: ${key}`);
    });
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    return changed.length > 0
      ? [
          `site.config.ts: pages: ${route} says that it last changed on ${changedOn}, but since then so did ${changed[0]}${others}`,
        ]
      : [];
  });
}
