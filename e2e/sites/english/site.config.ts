/** An operator with English alone, and so with one company. */
import type { SiteConfig } from '../../../lib/site/config';
import site from '../../../site.config';

const [english] = site.languages;
const { [english.company]: company } = site.companies;
const { [english.company]: answers } = site.facts.answersIn;

export default {
  ...site,
  languages: [english],
  companies: { [english.company]: company },
  facts: { ...site.facts, answersIn: { [english.company]: answers } },
} satisfies SiteConfig;
