/** What forbids a build. What an operator has not filled in yet does, so that no sample reaches the public. */

import { dialable } from '../../lib/site/companies';
import { companyLine, type Details, fieldsOf } from '../../lib/site/company-rules';
import type { SiteConfig } from '../../lib/site/config';
import { messagesFolder } from '../../lib/site/config-files';
import { configFaults } from '../../lib/site/config-rules';
import {
  checkSettings,
  type Environment,
  type Settings,
  settingLine,
} from '../../lib/site/settings';
import { isLocalHost } from '../../lib/site/settings-rules';
import { messageFaults } from '../messages/check';

/**
 * Everything that forbids a build of this site with these settings, one line each. Samples forbid it if the site is
 * public and they are not allowed: also if its address is public and has a fault, which tells both at once.
 */
export async function buildFaults(config: SiteConfig, environment: Environment): Promise<string[]> {
  const { settings, faults } = checkSettings(environment);
  const site = settings.SITE_URL ?? environment.SITE_URL ?? '';
  const refused = isPublic(site) && !environment.ALLOW_SAMPLE_DETAILS;
  const samples = refused ? sampleDetails(config, settings, environment) : [];
  return [
    ...faults,
    ...configFaults(config),
    ...samples,
    ...(await messageFaults({ config }, messagesFolder(environment), isPublic(site))),
  ];
}

/** Ranges reserved for fiction: ACMA (Australia) 02 5550 and 7010, Bundesnetzagentur (Berlin) 030 23125. */
const fictionalPhone = /^\+(612(5550|7010)\d{4}|493023125\d+)$/;

/** Names that can never be public. Source: RFC 2606 and RFC 6761. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

const reason = 'is a sample (ALLOW_SAMPLE_DETAILS=1 allows it)';
const unconnected =
  'is not set, and the form would thank people for messages that nobody gets (CONTACT_ENDPOINT=simulate allows it)';

function isSample(field: string, value: string): boolean {
  if (field === 'phone') return fictionalPhone.test(dialable(value));
  return /example/i.test(value);
}

/** True for an address that people outside can reach. */
export function isPublic(siteUrl: string): boolean {
  const hostname = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  return hostname !== '' && !isLocalHost(hostname) && !reservedHost.test(hostname);
}

/** One line for each setting that still is a sample, or leaves the contact form without a mailbox. */
function sampleSettings(settings: Partial<Settings>, environment: Environment): string[] {
  const samples = (['PARTNER_URL', 'CONTACT_ENDPOINT'] as const).flatMap((name) => {
    const address = settings[name];
    if (!address || !reservedHost.test(new URL(address).hostname)) return [];
    return [settingLine(name, reason, address)];
  });
  return environment.CONTACT_ENDPOINT
    ? samples
    : [...samples, settingLine('CONTACT_ENDPOINT', unconnected, '')];
}

/** One line for each detail that is still a sample, where to fill it in, and an example. */
export function sampleDetails(
  config: SiteConfig,
  settings: Partial<Settings>,
  environment: Environment,
): string[] {
  const companies: Readonly<Record<string, Details>> = config.companies;
  const fields = Object.entries(companies).flatMap(([id, company]) =>
    fieldsOf(company)
      .filter((field) => isSample(field, company[field] ?? ''))
      .map((field) => companyLine(id, company, field, reason)),
  );
  return [...fields, ...sampleSettings(settings, environment)];
}
