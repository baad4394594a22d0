/** Finds what an operator has not filled in yet, so that no sample reaches the public. */
import { type Operator, operators } from './operators';
import type { Settings } from './settings';
import { isLocalHost } from './settings-rules';

/** Ranges reserved for fiction: ACMA (Australia) 02 5550 and 7010, Bundesnetzagentur (Berlin) 030 23125. */
const fictionalPhone = /^\+(612(5550|7010)\d{4}|493023125\d+)$/;

/** Names that can never be public. Source: RFC 2606 and RFC 6761. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

function isSample(field: string, value: string): boolean {
  if (field === 'phone') return fictionalPhone.test(value.replace(/[^\d+]/g, ''));
  return /example/i.test(value);
}

/** True for an address that people outside can reach. */
export function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !isLocalHost(hostname) && !reservedHost.test(hostname);
}

/** One line for each detail that is still a sample, or empty, and where to fill it in. */
export function sampleDetails(
  settings: Settings,
  companies: Record<string, Operator> = operators,
): string[] {
  const fields = Object.entries(companies).flatMap(([id, operator]) =>
    Object.entries(operator)
      .filter(([field, value]) => value.trim() === '' || isSample(field, value))
      .map(([field, value]) => `lib/operators.ts: ${id}.${field} is ${JSON.stringify(value)}`),
  );
  if (reservedHost.test(new URL(settings.PARTNER_URL).hostname)) {
    fields.push(`PARTNER_URL is ${JSON.stringify(settings.PARTNER_URL)}`);
  }
  return fields;
}

/** What keeps this build from being published: all samples, unless the site is not public or they are allowed. */
export function publishFaults(settings: Settings): string[] {
  const refused = isPublic(settings.SITE_URL) && !settings.ALLOW_SAMPLE_DETAILS;
  return refused ? sampleDetails(settings) : [];
}
