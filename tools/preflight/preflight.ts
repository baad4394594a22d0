/**
 * What is checked before a build. Samples are among the faults, so that none reaches the public.
 */
import type { SiteConfig } from '../../lib/site/config';
import { checkConfig } from '../../lib/site/config-rules';
import type { Fault } from '../../lib/site/fault';
import { checkSettings, type Environment } from '../../lib/site/settings';
import type { SiteSources } from '../../lib/site/site';
import { type Baseline, baselineFile, readTexts, type Texts } from '../messages/baseline';
import { messageFaults } from '../messages/check';
import { readableJson } from '../messages/files';
import { readNotes } from '../messages/notes';
import { outdatedTranslations } from '../messages/outdated';
import { brandFaults, logoFaults, samplePictures } from './pictures';
import { publicFileFaults } from './public-files';
import { dueRenewals } from './renewals';
import { companySamples, factSamples, isPublic, settingSamples, siteSamples } from './samples';
import { misplacedSettings } from './settings';

/** What `messageFaults` reads of a configuration. */
const partsOfMessages = [
  'languages',
  'pages',
  'homeSections',
  'brands',
  'companies',
  'facts.currency',
] as const;

/** Pages that every page links to, and that the law demands. */
export const requiredRoutes = ['terms', 'privacy', 'contact', 'imprint'];

function missingPages({ pages }: SiteConfig): Fault[] {
  return requiredRoutes
    .filter((required) => !pages.some(({ route }) => route === required))
    .map((route) => ({
      place: 'site.config.ts: pages',
      what: `must have ${route}, as every site does`,
      example: `{ route: '${route}', kind: 'plain', changedOn: '2026-11-23' }`,
    }));
}

/**
 * Everything that forbids a build of this site with these settings, all at once. Samples forbid it
 * if the site is public and they are not allowed. What reads a part of the configuration waits
 * until that part is in order.
 */
export function buildFaults(sources: SiteSources, environment: Environment): Fault[] {
  const { config } = sources;
  const { settings, faults } = checkSettings(environment);
  const { faults: configFaults, isSound } = checkConfig(config);
  const samples = () => [
    ...(isSound('companies') ? companySamples(config) : []),
    ...(isSound('facts.checked', 'facts.host') ? factSamples(config) : []),
    ...(isSound('topFive') ? siteSamples(config) : []),
    ...settingSamples(settings, environment),
  ];
  return [
    ...faults,
    ...(isSound('languages', 'pages') ? misplacedSettings(sources, settings) : []),
    ...configFaults,
    ...(isSound('pages') ? missingPages(config) : []),
    ...(isSound('brands') ? brandFaults(config) : []),
    ...logoFaults(),
    ...publicFileFaults(),
    ...(refusesSamples(environment) ? samples() : []),
    ...(isSound(...partsOfMessages) ? messageFaults(sources) : [])
      .filter(({ onlyPublic }) => !onlyPublic || isPublic(environment.SITE_URL ?? ''))
      .map(({ place, what }) => ({ place, what })),
  ];
}

/**
 * What does not forbid a public build, but should be known: sample drawings that were not replaced
 * by logos, the icon's too, what is to be renewed, and translations of English texts that have
 * changed.
 */
export function buildWarnings(sources: SiteSources, environment: Environment): string[] {
  if (!isPublic(environment.SITE_URL ?? '')) return [];
  const { config } = sources;
  const baseline = readableJson(baselineFile(sources)) as Baseline | undefined;
  return [
    ...(refusesSamples(environment) ? operatorWarnings(config) : []),
    ...(baseline ? textWarnings(sources, readTexts(sources), baseline) : []),
  ];
}

/** How many English texts translations have not followed. */
export function textWarnings(sources: SiteSources, texts: Texts, before: Baseline): string[] {
  const outdated = outdatedTranslations(texts, before, readNotes(sources));
  if (outdated.length === 0) return [];
  const codes = new Set(outdated.flatMap(({ languages }) => languages));
  return [
    `English texts that translations have not followed: ${outdated.length} (in ${[...codes].join(', ')}): \`npm run messages\` names them`,
  ];
}

/** What concerns a site that is no sample. */
function operatorWarnings(config: SiteConfig): string[] {
  const unnamed =
    'The article recommends five sites and names none: fill in topFive in site.config.ts';
  return [
    ...samplePictures(config),
    ...(config.topFive.length === 0 ? [unnamed] : []),
    ...dueRenewals(config, new Date()),
  ];
}

/**
 * True if samples are not allowed. A public address with a fault counts as public: both faults are
 * reported at once.
 */
function refusesSamples({ SITE_URL, ALLOW_SAMPLE_DETAILS }: Environment): boolean {
  return isPublic(SITE_URL ?? '') && !ALLOW_SAMPLE_DETAILS;
}
