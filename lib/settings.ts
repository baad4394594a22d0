/** What an operator sets in the environment, each value checked. All faults are reported at once. */
import {
  affiliateId,
  basePath,
  contactEndpoint,
  httpsAddress,
  oneLine,
  optional,
  origin,
  partnerAddress,
  type SettingRule,
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
    parse: contactEndpoint,
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
} satisfies Record<string, SettingRule<unknown>>;

export type SettingName = keyof typeof rules;
export const settingNames = Object.keys(rules) as SettingName[];
export type Settings = { [Name in SettingName]: ReturnType<(typeof rules)[Name]['parse']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for settings that cannot be used; `faults` has one line for each. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** One line on a setting: its name, what is wrong with its value, and an example. */
export function settingLine(name: SettingName, reason: string, value: string): string {
  return `${name} ${reason}: ${JSON.stringify(value)}. Example: ${name}=${rules[name].example}`;
}

/**
 * Checks all settings. An empty variable counts as not set.
 * @returns those that can be used, and one line for each other
 */
export function checkSettings(environment: Environment): {
  settings: Partial<Settings>;
  faults: string[];
} {
  const faults: string[] = [];
  const entries = Object.entries(rules).map(([name, { parse, fallback }]) => {
    const value = environment[name] || fallback;
    try {
      return [name, parse(value)];
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault);
      faults.push(settingLine(name as SettingName, reason, value));
      return [name, undefined];
    }
  });
  return { settings: Object.fromEntries(entries), faults };
}

/**
 * The settings, if all of them can be used.
 * @throws SettingsError naming each that cannot.
 */
export function readSettings(environment: Environment): Settings {
  const { settings, faults } = checkSettings(environment);
  if (faults.length > 0) throw new SettingsError(faults);
  return settings as Settings;
}
