/** The settings in the environment: their defaults, checks and examples. */
import * as v from 'valibot';
import { type Fault, faultLine, withValue } from './fault';
import {
  affiliateId,
  basePath,
  contactEndpoint,
  facebookAddress,
  httpsAddress,
  origin,
  partnerAddress,
  securityContact,
  textMatching,
} from './settings-rules';

type TextSchema = v.GenericSchema<string, string>;

const withDefault = (schema: TextSchema, fallback: string, example = fallback) =>
  v.pipe(v.optional(schema, fallback), v.examples([example]));

/** A setting that may be absent: then it is an empty string. */
const orEmpty = (schema: TextSchema, example: string) =>
  withDefault(
    v.lazy((text) => (text === '' ? v.string() : schema)),
    '',
    example,
  );

const schema = v.object({
  SITE_URL: withDefault(origin, 'http://localhost:3000', 'https://www.my-surveys.sg'),
  BASE_PATH: orEmpty(basePath, '/surveys'),
  PARTNER_URL: withDefault(
    partnerAddress,
    'https://rewards.partner.example/top-five',
    'https://www.my-partner.com/top-five',
  ),
  AFFILIATE_ID: withDefault(affiliateId, '4343', 'my-id'),
  CONTACT_ENDPOINT: orEmpty(contactEndpoint, 'https://api.my-surveys.sg/contact'),
  COOKIE_POLICY_URL: orEmpty(httpsAddress, 'https://www.my-surveys.sg/cookies'),
  FACEBOOK_URL: orEmpty(facebookAddress, 'https://www.facebook.com/my-surveys'),
  SECURITY_CONTACT: orEmpty(securityContact, 'mailto:security@my-surveys.sg'),
  // The time of the build. Source: https://reproducible-builds.org/specs/source-date-epoch/
  SOURCE_DATE_EPOCH: v.pipe(
    v.optional(textMatching(/^\d{1,11}$/, 'must be the seconds since 1 January 1970')),
    v.examples(['1764115200']),
    v.transform((text) => (text === undefined ? undefined : new Date(Number(text) * 1000))),
  ),
  ALLOW_SAMPLE_DETAILS: v.pipe(
    v.optional(v.literal('1', 'must be 1 or not set')),
    v.examples(['1']),
    v.transform((text) => text === '1'),
  ),
});

export type Settings = v.InferOutput<typeof schema>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(schema.entries) as SettingName[];
export type Environment = Readonly<Record<string, string | undefined>>;

/** All environment variables of a build: the configuration's file, and the settings. */
export const variableNames: readonly string[] = ['SITE_CONFIG', ...settingNames];

/** An example of a setting's value. */
export function exampleOfSetting(name: SettingName): string {
  return String(v.getExamples(schema.entries[name])[0]);
}

/** What is wrong with a setting's value, and an example, unless that is what is wrong. */
export function settingFault(name: SettingName, reason: string, value: string): Fault {
  const example = exampleOfSetting(name);
  const what = withValue(reason, value);
  return { place: name, what, ...(value !== example && { example: `${name}=${example}` }) };
}

/**
 * Checks all settings. An empty variable counts as not set.
 * @returns those that can be used, and what is wrong with the others
 */
export function checkSettings(environment: Environment) {
  const settings: Partial<Settings> = {};
  const faults = settingNames.flatMap((name) => {
    const value = environment[name] || undefined;
    const { success, output, issues } = v.safeParse(schema.entries[name], value, {
      abortPipeEarly: true,
    });
    if (success) Object.assign(settings, { [name]: output });
    return issues?.map(({ message }) => settingFault(name, message, value ?? '')) ?? [];
  });
  return { settings, faults };
}

/**
 * The settings, if all of them can be used.
 * @throws Error with one line for each that cannot.
 */
export function readSettings(environment: Environment): Settings {
  const { settings, faults } = checkSettings(environment);
  if (faults.length > 0)
    throw new Error(['The settings cannot be used:', ...faults.map(faultLine)].join('\n  - '));
  return settings as Settings;
}
