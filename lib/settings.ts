/** What an operator sets in the environment, each value checked. All faults are reported at once. */
import {
  affiliateId,
  basePath,
  httpsAddress,
  oneLine,
  optional,
  origin,
  partnerAddress,
  type Rule,
  reachableAddress,
  yes,
} from './settings-rules';

const rules = {
  SITE_URL: {
    parse: origin,
    fallback: 'http://localhost:3000',
    example: 'https://www.my-surveys.sg',
  },
  SITE_NAME: { parse: oneLine, fallback: 'Paid Survey Guide', example: 'Paid Survey Guide' },
  BASE_PATH: { parse: optional(basePath), fallback: '', example: '/surveys' },
  PARTNER_URL: {
    parse: partnerAddress,
    fallback: 'https://rewards.partner.example/top-five',
    example: 'https://www.my-partner.com/top-five',
  },
  AFFILIATE_ID: { parse: affiliateId, fallback: '4343', example: '4343' },
  CONTACT_ENDPOINT: {
    parse: optional(reachableAddress),
    fallback: '',
    example: 'https://api.my-surveys.sg/contact',
  },
  COOKIE_POLICY_URL: {
    parse: optional(httpsAddress),
    fallback: '',
    example: 'https://www.my-surveys.sg/cookies',
  },
  FACEBOOK_URL: {
    parse: optional(httpsAddress),
    fallback: '',
    example: 'https://www.facebook.com/my-surveys',
  },
  ALLOW_SAMPLE_DETAILS: { parse: yes, fallback: '', example: '1' },
} satisfies Record<string, Rule<unknown>>;

export type SettingName = keyof typeof rules;
export type Settings = { [Name in SettingName]: ReturnType<(typeof rules)[Name]['parse']> };
type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for settings that cannot be used; `faults` has one line for each. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads and checks all settings. An empty variable counts as not set.
 * @throws SettingsError naming each faulty setting, what is wrong with it, and an example.
 */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const entries = Object.entries(rules).map(([name, { parse, fallback, example }]) => {
    const value = environment[name] || fallback;
    try {
      return [name, parse(value)];
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      faults.push(`${name} ${reason}: ${JSON.stringify(value)}. Example: ${name}=${example}`);
      return [name, undefined];
    }
  });
  if (faults.length > 0) throw new SettingsError(faults);
  return Object.fromEntries(entries) as Settings;
}
