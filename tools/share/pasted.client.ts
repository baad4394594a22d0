/** Reads an address, or its parameters, that was pasted into a field for a name. */
import { languageAlias, languageParameter } from '../../lib/address/grammar';
import { columns, type Parameters, type SharedAddress } from './campaign.client';
import { sourceAt } from './hosts.client';
import { everyPage } from './names.client';

export type Pasted = {
  /** False for parameters without an address: `utm_source=facebook&utm_medium=social`. */
  isAddress: boolean;
  /** Empty if there is none. */
  host: string;
  /** The source that the host stands for: `reiseblog` for `www.reiseblog.de`. Empty if nobody knows. */
  source: string;
  /** All that was filled in, if it is the address of a page like this one. */
  setup?: URLSearchParams;
  /** The site's own page and language that it is the address of. */
  own?: SharedAddress;
  /** True if it would be within the site, which has no such page. */
  isMissing: boolean;
  /** Those that have a field. */
  values: Parameters;
  /** The names of all others. */
  others: readonly string[];
};

const address = /^(\w+:\/\/|www\.|[^\s/]+\.[a-z]{2,}\/\S*[/?])/i;
const query = /^[?&]?(\w+=[^\s&]*&)*utm_\w+=/i;

/** An address among words. What is typed with spaces belongs to it up to its last parameter. */
const among = /(?<=^|[\s,;(<["'“„«])(\w+:\/\/|www\.|[^\s/]+\.[a-z]{2,}\/)\S+/gi;
const upToLast = /^\S+(.*&\w+=\S*)?/s;

/**
 * What a text says that begins like an address, or like the parameters of one, or has an address among its words that says
 * something. Undefined for any other, such as several names with commas between, or several addresses.
 * @param addresses the site's own
 */
export function pastedIn(text: string, addresses: readonly SharedAddress[]): Pasted | undefined {
  // As HTML writes it.
  const typed = text.trim().replace(/&(amp;)+(?=\w+=)/g, '&');
  const found = [...typed.matchAll(among)];
  if (found.length > 1) return undefined;
  const [start = typed.length] = found.map(({ index }) => index);
  const [whole = ''] = upToLast.exec(typed.slice(start)) ?? [];
  const alone = whole.replace(/[.,;:!?)>\]"'”“’»]+$/, '');
  const pasted = alone === typed ? undefined : readOne(alone, addresses);
  if (pasted && (pasted.setup || pasted.own || pasted.values.size > 0)) return pasted;
  return /[,;]\s|[，、；]/.test(typed) ? undefined : readOne(typed, addresses);
}

function readOne(typed: string, addresses: readonly SharedAddress[]): Pasted | undefined {
  const setup = setupIn(typed, addresses);
  if (setup) return { ...nothing, setup, ...parametersIn(setup), others: [] };
  if (query.test(typed))
    return { ...nothing, isAddress: false, ...parametersIn(new URLSearchParams(typed)) };
  if (!address.test(typed)) return undefined;
  const whole = /^\w+:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) return nothing;
  const url = new URL(whole);
  const own = ownAddress(url, addresses);
  const target = own ? undefined : redirectedTo(url, addresses);
  if (target) return readOne(target, addresses);
  const isMissing = !own && isWithin(url, addresses);
  const { values, others } = parametersIn(url.searchParams);
  return {
    isAddress: true,
    host: url.hostname,
    source: isMissing ? '' : sourceAt(url.hostname),
    isMissing,
    own,
    values,
    others: others.filter((name) => !own || !languageNames.includes(name)),
  };
}

const nothing: Pasted = {
  isAddress: true,
  host: '',
  source: '',
  isMissing: false,
  values: new Map(),
  others: [],
};

/**
 * What is behind the `#` of a link to a set-up, from whatever place and file. Other pages use theirs for parts, such as
 * `#page=2`.
 */
function setupIn(text: string, addresses: readonly SharedAddress[]): URLSearchParams | undefined {
  const [, hash] = text.split(/#(.*)/s);
  const setup = new URLSearchParams(hash);
  const pages = [everyPage, ...addresses.map(({ page }) => page)];
  const isSetup =
    pages.includes(setup.get('page') ?? '') ||
    [...setup.keys()].some((name) => name.startsWith('utm_'));
  return isSetup ? setup : undefined;
}

const languageNames: readonly string[] = [languageParameter, languageAlias];

function parametersIn(parameters: URLSearchParams): Pick<Pasted, 'values' | 'others'> {
  const named = [...parameters.keys()].map((name) => name.trim());
  const known = Object.keys(columns).filter((name) => parameters.get(name)?.trim());
  return {
    values: new Map(known.map((name) => [name, parameters.get(name)?.trim() ?? ''])),
    others: [...new Set(named)].filter((name) => !Object.hasOwn(columns, name)),
  };
}

/** Goes by the path, then by the language that the parameters name: `/terms/?lang=de` shows the German page. */
function ownAddress(url: URL, addresses: readonly SharedAddress[]): SharedAddress | undefined {
  const own = addresses.find((each) => placeOf(new URL(each.address)) === placeOf(url));
  const languages = languageNames.map((name) => url.searchParams.get(name)?.toLowerCase());
  const named = addresses.find(
    ({ page, language }) => page === own?.page && languages.includes(language.toLowerCase()),
  );
  return named ?? own;
}

/** The site's own address that another one leads to, as those do that are copied out of Facebook or Google. */
function redirectedTo(url: URL, addresses: readonly SharedAddress[]): string | undefined {
  return [...url.searchParams.values()].find(
    (value) =>
      /^https?:/i.test(value) && URL.canParse(value) && ownAddress(new URL(value), addresses),
  );
}

/** Parameters that services add, by which they know a click or a person again. */
const ofServices =
  /clid$|^(gbraid|wbraid|gad_\w+|igshi?d?|mc_[ce]id|li_fat_id|_hs\w+|__hs\w+|mibextid|_ga|_gl|mkt_tok|srsltid|epik)$/i;

/** Says what of an address has no field: what is lost, and what has to go. */
export function toldOfOthers(others: readonly string[]): string[] {
  const known = others.filter((name) => ofServices.test(name));
  const lost = others.filter((name) => !known.includes(name));
  return [
    lost.length > 0 && `This page has no field for ${lost.join(', ')}: lost.`,
    known.length > 0 && `Left out, because it marks one click or person: ${known.join(', ')}.`,
  ].filter((text) => typeof text === 'string');
}

/** True for what is below a page of the site, such as its home page. */
function isWithin(url: URL, addresses: readonly SharedAddress[]): boolean {
  const place = placeOf(url);
  return addresses.some(({ address }) => place.startsWith(`${placeOf(new URL(address))}/`));
}

/** People leave `www.` and the last slash out. */
function placeOf({ host, pathname }: URL): string {
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/(index\.html)?$/, '')}`.toLowerCase();
}
