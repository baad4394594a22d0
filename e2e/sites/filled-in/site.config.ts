/** The site of an operator who has filled everything in. */
import type { SiteConfig } from '../../../lib/site/config';
import { filledIn } from '../../../lib/testing/filled-operator';
import site from '../../../site.config';

export default filledIn(site) satisfies SiteConfig;
