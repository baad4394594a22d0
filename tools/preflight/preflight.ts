/** The faults that forbid a build. Samples are among them, so that none reaches the public. */
import type { SiteConfig } from '../../lib/site/config';
import { messagesFolder } from '../../lib/site/config-files';
import { configFaults } from '../../lib/site/config-rules';
import { checkSettings, type Environment } from '../../lib/site/settings';
import notes from '../../messages/notes.json';
import { type Baseline, readTexts, type Texts } from '../messages/baseline';
import baseline from '../messages/baseline.json';
import { messageFaults } from '../messages/check';
import type { Notes } from '../messages/notes';
import { outdatedTranslations } from '../messages/outdated';
import { staleDays, todayInUtc } from '../messages/page-days';
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
    ...messageFaults({ config, messagesFolder: messagesFolder(environment) })
      .filter(({ onlyPublic }) => !onlyPublic || isPublic(environment.SITE_URL ?? ''))
      .map(({ place, what }) => `${place}: ${what}`),
  ];
}

/**
 * What does not forbid a public build, but should be known: the sample's icon, neutral drawings that were not replaced by logos,
 * what is to be renewed, pages whose day is not that of their texts, and translations of English texts that have changed.
 */
export function buildWarnings(config: SiteConfig, environment: Environment): string[] {
  if (!isPublic(environment.SITE_URL ?? '')) return [];
  const folder = messagesFolder(environment);
  return [
    ...(refusesSamples(environment) ? operatorWarnings(config) : []),
    // The baseline is of the project's own messages.
    ...(folder === 'messages'
      ? textWarnings(config, readTexts({ config, messagesFolder: folder }), baseline)
      : []),
  ];
}

/** Pages whose texts have changed since the day that they state, and how many translations have not followed. */
export function textWarnings(config: SiteConfig, texts: Texts, before: Baseline): string[] {
  const outdated = outdatedTranslations(texts, before, notes as Notes);
  const codes = new Set(outdated.flatMap(({ languages }) => languages));
  return [
    ...staleDays(config, texts, before, todayInUtc()),
    ...(outdated.length > 0
      ? [
          `English texts that translations have not followed: ${outdated.length} (in ${[...codes].join(', ')}): \`npm run messages\` names them`,
        ]
      : []),
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
