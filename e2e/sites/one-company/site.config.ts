/** An operator with one company, which answers for all languages. */
import type { SiteConfig } from '../../../lib/site/config';
import site from '../../../site.config';

const [{ company: id }] = site.languages;
const { [id]: company } = site.companies;
const { [id]: answers } = site.facts.answersIn;

export default {
  ...site,
  languages: site.languages.map((row) => ({ ...row, company: id })),
  companies: { [id]: company },
  facts: { ...site.facts, answersIn: { [id]: answers } },
} satisfies SiteConfig;
