/** What an operator has not filled in yet. */
import { dialable } from '../../lib/site/companies';
import { type Details, fieldsOf } from '../../lib/site/company-rules';
import type { SiteConfig } from '../../lib/site/config';
import { detailFault } from '../../lib/site/config-rules';
import { detailExample, exampleAt, exampleConfig } from '../../lib/site/example-config';
import type { Fault } from '../../lib/site/fault';
import {
  type Environment,
  exampleOfSetting,
  type SettingName,
  type Settings,
  settingFault,
  settingNames,
} from '../../lib/site/settings';
import { isLocalHost } from '../../lib/site/settings-rules';

/**
 * Ranges reserved for fiction: ACMA (Australia) 02 5550 and 7010, Bundesnetzagentur (Berlin) 030
 * 23125.
 */
const fictionalPhone = /^\+(612(5550|7010)\d{4}|493023125\d+)$/;

/** Names that can never be public. Source: RFC 2606 and RFC 6761. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/;

/** True for an address that people outside can reach. */
export function isPublic(address: string): boolean {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return hostname !== '' && !isLocalHost(hostname) && !reservedHost.test(hostname);
}

const reason = 'is a sample, write your own (ALLOW_SAMPLE_DETAILS=1 allows it)';
const ofSampleCity = 'belongs to a city that is a sample (ALLOW_SAMPLE_DETAILS=1 allows it)';
const unconnected =
  'is not set, and the form would thank people for messages that nobody gets (CONTACT_ENDPOINT=simulate allows it)';
const unpaid =
  'is not set, and the partner would count visitors for the default (ALLOW_SAMPLE_DETAILS=1 allows it)';

const unchecked =
  'is not set: somebody has to compare the article with its sources (docs/facts.md; ALLOW_SAMPLE_DETAILS=1 allows it)';

/** The hosts of all examples in documents and refusals. */
const exampleHost = /(^|[.@/])my-(surveys|partner|company)\.(sg|com|de)(?![\w.-])/;

/** What people write to fill it in later, and what has neither a letter nor a digit. */
const placeholder = /^(todo|tbd|tba|n\/?a|xxx+|lorem ipsum.*|[^\p{L}\p{N}]+)$/iu;

const saysExample = (value = '') =>
  /example/i.test(value) || exampleHost.test(value) || placeholder.test(value);

/** Where the city is. These cannot say themselves that they are samples. */
const placeFields = ['postalCode', 'region', 'addressCountry'];

/** What many companies have in common with the examples. */
const sharedFields = ['city', ...placeFields, 'registerCourt', 'dataProtectionAuthority'];

/** True for a detail that is the example of its field, copied. */
function isCopied(field: string, company: Details): boolean {
  return !sharedFields.includes(field) && company[field] === detailExample(field, company);
}

/** Why a company's detail cannot be published, if it is a sample. */
function sampleReason(field: string, company: Details): string | undefined {
  const value = String(company[field] ?? '');
  if (!value) return undefined;
  if (isCopied(field, company)) return reason;
  if (field === 'phone' ? fictionalPhone.test(dialable(value)) : saysExample(value)) return reason;
  return placeFields.includes(field) && saysExample(company.city) ? ofSampleCity : undefined;
}

/** That a value is a sample, with an example, unless that is the value. */
function sampleFault(path: readonly (string | number)[], value: string): Fault {
  const example = exampleAt(path);
  return {
    place: `site.config.ts: ${path.join('.')}`,
    what: `${reason}: ${JSON.stringify(value)}`,
    ...(!example.includes(value) && { example }),
  };
}

/** True for a name that says so, or is the one that documents and refusals show. */
const isSampleName = (name: string, shown?: string) => saysExample(name) || name === shown;

/** Which of the five survey sites still are samples. */
export function siteSamples({ topFive }: SiteConfig): Fault[] {
  const [example] = exampleConfig.topFive;
  return topFive.flatMap(({ name, url }, index) => [
    ...(isSampleName(name, example.name) ? [sampleFault(['topFive', index, 'name'], name)] : []),
    ...(url && (!isPublic(url) || saysExample(url))
      ? [sampleFault(['topFive', index, 'url'], url)]
      : []),
  ]);
}

/** The facts that still are samples, or that nobody has checked. */
export function factSamples({ facts: { checked, host } }: SiteConfig): Fault[] {
  const { facts: example } = exampleConfig;
  const samples = [
    ...(isSampleName(host.name, example.host.name)
      ? [sampleFault(['facts', 'host', 'name'], host.name)]
      : []),
    ...(checked && isSampleName(checked.by, example.checked?.by)
      ? [sampleFault(['facts', 'checked', 'by'], checked.by)]
      : []),
  ];
  if (checked) return samples;
  return [
    ...samples,
    {
      place: 'site.config.ts: facts.checked',
      what: unchecked,
      example: exampleAt(['facts', 'checked']),
    },
  ];
}

/** Settings whose examples name none of our example hosts. */
const wholeExamples: readonly SettingName[] = ['AFFILIATE_ID', 'FACEBOOK_URL'];

/** Settings that still are samples, or leave the contact form without a mailbox. */
export function settingSamples(settings: Partial<Settings>, environment: Environment): Fault[] {
  const samples = (['PARTNER_URL', 'CONTACT_ENDPOINT'] as const).flatMap((name) => {
    const address = settings[name];
    return address && !isPublic(address) ? [settingFault(name, reason, address)] : [];
  });
  const copied = settingNames.flatMap((name) => {
    const value = String(settings[name] ?? '');
    const isCopy = wholeExamples.includes(name) && value === exampleOfSetting(name);
    return isCopy || exampleHost.test(value) ? [settingFault(name, reason, value)] : [];
  });
  const needed = [
    ['AFFILIATE_ID', unpaid],
    ['CONTACT_ENDPOINT', unconnected],
  ] as const;
  const absent = needed
    .filter(([name]) => !environment[name])
    .map(([name, why]) => settingFault(name, why, ''));
  return [...samples, ...copied, ...absent];
}

/** The details of companies that still are samples. */
export function companySamples(config: SiteConfig): Fault[] {
  const companies: Readonly<Record<string, Details>> = config.companies;
  return Object.entries(companies).flatMap(([id, company]) =>
    fieldsOf(company).flatMap((field) => {
      const found = sampleReason(field, company);
      return found ? [detailFault(id, company, field, found)] : [];
    }),
  );
}
