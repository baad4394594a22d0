/**
 * The site with everything that a configuration can add: a language from right to left, pages and
 * an article without screens of their own, and a page in two languages.
 * `e2e/setup/builds/messages.ts` writes the messages beside it.
 */
import type { SiteConfig } from '../../../lib/site/config';
import site from '../../../site.config';

const [english] = site.languages;
const codes: readonly string[] = site.languages.map(({ code }) => code);
// The tests know German; a site without it has another second language.
const second = codes.includes('de') ? 'de' : (codes[1] ?? 'ar');

export default {
  ...site,
  languages: [...site.languages, { code: 'ar', name: 'العربية', company: english.company }],
  pages: [
    ...site.pages,
    { route: 'trial-guide', kind: 'plain', changedOn: '2025-09-16' },
    {
      route: 'trial-story',
      kind: 'article',
      // Not the day of the last change, so that a test sees if the two are confused.
      publishedOn: '2025-09-15',
      changedOn: '2025-09-16',
      readingMinutes: 2,
    },
    { route: 'trial-local', kind: 'plain', changedOn: '2025-09-16', languages: ['en', second] },
  ],
} satisfies SiteConfig;
