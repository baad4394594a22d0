/** Finds what an operator has not filled in yet, so that no sample reaches the public. */
import { operatorFields, operatorLine } from './operator-rules';
import { dialable, type Operator, operators } from './operators';
import { type Settings, settingLine } from './settings';
import { isLocalHost } from './settings-rules';

/** Ranges reserved for fiction: ACMA (Australia) 02 5550 and 7010, Bundesnetzagentur (Berlin) 030 23125. */
const fictionalPhone = /^\+(612(5550|7010)\d{4}|493023125\d+)$/;

/** Names that can never be public. Source: RFC 2606 and RFC 6761. */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

const reason = 'is a sample (ALLOW_SAMPLE_DETAILS=1 allows it)';

function isSample(field: string, value: string): boolean {
  if (field === 'phone') return fictionalPhone.test(dialable(value));
  return /example/i.test(value);
}

/** True for an address that people outside can reach. */
export function isPublic(siteUrl: string): boolean {
  const hostname = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  return hostname !== '' && !isLocalHost(hostname) && !reservedHost.test(hostname);
}

/** One line for each detail that is still a sample, where to fill it in, and an example. */
export function sampleDetails(
  { PARTNER_URL }: Partial<Settings>,
  companies: Readonly<Record<string, Partial<Operator>>> = operators,
): string[] {
  const fields = Object.entries(companies).flatMap(([id, operator]) =>
    operatorFields
      .filter((field) => isSample(field, operator[field] ?? ''))
      .map((field) => operatorLine(id, operator, field, reason)),
  );
  if (PARTNER_URL && reservedHost.test(new URL(PARTNER_URL).hostname)) {
    fields.push(settingLine('PARTNER_URL', reason, PARTNER_URL));
  }
  return fields;
}
