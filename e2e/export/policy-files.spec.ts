/** What the pages' Content-Security-Policy says, read in the finished files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/paths';
import { sha256 } from '../../lib/sha256';
import { filesBelow } from '../../tools/export/files';
import { referrerPolicy } from '../../tools/hosting/rules';
import { plain, under } from '../setup/exports';

for (const { folder, settings } of [plain, under]) {
  const endpoint = settings.CONTACT_ENDPOINT;
  const pages = filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(`${folder}/${file}`, 'utf8') }));

  test(`${folder}: every page allows what it uses, and nothing more`, () => {
    expect(pages.length).toBeGreaterThan(allPages.length);
    for (const { file, html } of pages) {
      const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
      const directives = policy.split('; ').map((text) => text.split(' '));
      const inline = [
        ...html.matchAll(/<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs),
      ];
      const hashes = inline.map(([, script]) => `'${sha256(script)}'`);
      expect(hashes.length, file).toBeGreaterThan(0);
      expect(
        Object.fromEntries(directives.map(([name, ...sources]) => [name, sources])),
        file,
      ).toEqual({
        'default-src': ["'none'"],
        'script-src': ["'self'", ...hashes],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['site'],
        'style-src': ["'self'"],
        'img-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': endpoint ? ["'self'", endpoint] : ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': [endpoint || "'none'"],
        'base-uri': ["'none'"],
      });
      expect(html, file).toContain(`"><meta name="referrer" content="${referrerPolicy}"><script>`);
      // What is fetched, embedded or run before the policy is read is not governed by it.
      expect(html, file).toMatch(
        /<head>(<meta name="robots"[^>]*>)?<meta charset="utf-8"><meta http-equiv/i,
      );
    }
  });

  test(`${folder}: no page has inline styles, inline handlers or script addresses`, () => {
    for (const { file, html } of pages) {
      const tags =
        html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z][^>]*>/gi) ?? [];
      expect(tags.length, file).toBeGreaterThan(100);
      const refused = tags.filter((tag) =>
        /^<style| (style|on\w+|srcdoc)=|="javascript:/i.test(tag),
      );
      expect(refused, file).toEqual([]);
    }
  });
}
