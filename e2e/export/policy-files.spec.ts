/** What the pages' Content-Security-Policy says. That each page's scripts keep to it, the verifier sees. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { allPages, fileOf } from '../../lib/paths';
import { referrerPolicy } from '../../tools/hosting/rules';
import { plain, under } from '../setup/exports';

for (const { folder, settings } of [plain, under]) {
  test(`${folder}: every page allows what it uses, and nothing more`, () => {
    const endpoint = settings.CONTACT_ENDPOINT;
    for (const file of [...allPages.map(fileOf), '404.html', 'de/404.html']) {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
      const directives = policy.replace(/ 'sha256-[^']*'/g, ' HASH').split('; ');
      expect(directives, file).toEqual([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self'( HASH)+$/),
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        endpoint ? `connect-src 'self' ${endpoint}` : "connect-src 'self'",
        "manifest-src 'self'",
        `form-action ${endpoint || "'none'"}`,
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types site',
      ]);
      const inline = html.match(/<script(?![^>]* (src=|type="application\/))/g) ?? [];
      expect(policy.match(/sha256-/g), file).toHaveLength(inline.length);
      expect(html, file).toContain(`"><meta name="referrer" content="${referrerPolicy}"><script>`);
    }
  });
}
