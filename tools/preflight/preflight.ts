/** The faults that forbid a build. Samples are among them, so that none reaches the public. */
import type { SiteConfig } from '../../lib/site/config';
import { messagesFolder } from '../../lib/site/config-files';
import { configFaults } from '../../lib/site/config-rules';
import { checkSettings, type Environment } from '../../lib/site/settings';
import { messageFaults, readTexts, unusedLanguages } from '../messages/check';
import { behindLines } from '../messages/follow';
import { hintsByFile } from '../messages/hints';
import { longNameHints } from '../messages/language-names';
import {
  languagesBehind,
  neverStamped,
  type Stamps,
  staleDays,
  type Texts,
  todayInUtc,
} from '../messages/stamps';
import stamps from '../messages/stamps.json';
import { pictureFaults, samplePictures } from './brand-pictures';
import { faviconFaults, isSampleFavicon } from './favicon';
import { logoFaults } from './logo';
import { dueRenewals } from './renewals';
import { isPublic, sampleDetails } from './samples';
import { misspelledSettings } from './setting-names';
import { misplacedSettings } from './setting-places';

/**
 * Everything that forbids a build of this site with these settings, one line each. Samples forbid it if the site is
 * public and they are not allowed.
 */
export async function buildFaults(config: SiteConfig, environment: Environment): Promise<string[]> {
  const { settings, faults } = checkSettings(environment);
  const samples = refusesSamples(environment) ? sampleDetails(config, settings, environment) : [];
  return [
    ...faults,
    ...misspelledSettings(environment),
    ...misplacedSettings({ config }, settings),
    ...configFaults(config),
    ...pictureFaults(config),
    ...logoFaults(),
    ...faviconFaults(),
    ...samples,
    ...(await messageFaults(
      { config },
      messagesFolder(environment),
      isPublic(environment.SITE_URL ?? ''),
    )),
  ];
}

/**
 * What does not forbid a public build, but should be known: the sample's icon, neutral drawings that were not replaced by logos,
 * what is to be renewed, languages that are left out, names and texts that look wrong, and what no stamp has followed.
 */
export function buildWarnings(config: SiteConfig, environment: Environment): string[] {
  if (!isPublic(environment.SITE_URL ?? '')) return [];
  const folder = messagesFolder(environment);
  return [
    ...(refusesSamples(environment) ? operatorWarnings(config) : []),
    ...unusedLanguages({ config }, folder),
    ...longNameHints(config.languages),
    ...[...hintsByFile({ config }, folder).values()].flat(),
    // The stamps are of the project's own messages.
    ...(folder === 'messages' ? stampWarnings(config, readTexts({ config }, folder), stamps) : []),
  ];
}

/** Pages whose texts have changed since the day that they state, and languages that do not follow the English texts. */
export function stampWarnings(config: SiteConfig, texts: Texts, kept: Stamps): string[] {
  return [
    ...staleDays(config, texts, kept, todayInUtc()),
    ...neverStamped(texts, kept),
    ...behindLines(languagesBehind(texts, kept)).map(
      (line) => `${line}: \`npm run messages\` names the texts`,
    ),
  ];
}

/** What concerns a site that is no sample. */
function operatorWarnings(config: SiteConfig): string[] {
  const warnings: string[] = [];
  if (isSampleFavicon())
    warnings.push("public/favicon.ico is the sample's: make one from your mark");
  const pictures = samplePictures(config).join(', ');
  if (pictures) warnings.push(`Neutral drawings stand in for logos that you may use: ${pictures}`);
  if (config.topFive.length === 0)
    warnings.push(
      'The article recommends five sites and names none: fill in topFive in site.config.ts',
    );
  return [...warnings, ...dueRenewals(config, new Date())];
}

/** True if samples are not allowed. A public address with a fault counts as public: both faults are reported at once. */
function refusesSamples({ SITE_URL, ALLOW_SAMPLE_DETAILS }: Environment): boolean {
  return isPublic(SITE_URL ?? '') && !ALLOW_SAMPLE_DETAILS;
}
