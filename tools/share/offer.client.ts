/** What a button under a field fills in. */
import { columns, namesIn, type Parameters, type SharedAddress } from './campaign.client';
import { adviceOnPeople } from './name-advice.client';
import type { Pasted } from './pasted.client';

export type Offer = {
  label: string;
  /** By field. Others stay. */
  values: Parameters;
  /** The page and the language to choose, if the site's own address was pasted. */
  own?: SharedAddress;
  /** All that is to be filled in and chosen instead of what was, if the link to a set-up was pasted. */
  setup?: URLSearchParams;
  /** What of a pasted address is not filled in, to be told also when it is done. */
  leftOut?: readonly string[];
};

/** The offer of better values under one field, or undefined without any. One that is emptied is not named. */
export function offerOf(field: string, values: Parameters, verb = 'Use'): Offer | undefined {
  if (values.size === 0) return undefined;
  const named = [...values]
    .filter(([, value]) => value)
    .map(([name, value]) => `${value} as ${titleOf(name)}`);
  const own = values.size === 1 ? values.get(field) : undefined;
  return { label: `${verb} ${own ?? named.join(', and ')}`, values };
}

/** What the field is called. */
export function titleOf(parameter: string): string {
  const names: Readonly<Record<string, string>> = columns;
  return names[parameter].replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * The offer of what an address says, or its parameters alone, as it is written there: what would be better is said
 * once it is filled in. Parameters leave no field as it was. Nobody gets data about people from here.
 * @param before what the fields hold
 */
export function offerOfPasted(
  field: string,
  pasted: Pasted,
  before: Parameters,
): Offer | undefined {
  const { source, isAddress, own, setup } = pasted;
  if (setup)
    return {
      label: 'Fill in this set-up',
      values: new Map(),
      setup: new URLSearchParams(withoutPersonal(setup)),
    };
  const values = new Map(withoutPersonal(pasted.values));
  if (own && values.size === 0)
    return {
      label: 'Choose its page and language',
      values: new Map([[field, '']]),
      own,
    };
  if (values.size === 0)
    return field === 'utm_source' && source
      ? offerOf(field, new Map([[field, source]]))
      : undefined;
  const taken = [...(own ? ['page', 'language'] : []), ...[...values.keys()].map(titleOf)];
  const names = Object.keys(columns);
  const lost = names.filter(
    (name) => name !== field && !values.has(name) && namesIn(name, before).length > 0,
  );
  const parts = [
    `Take ${inWords(taken)} from ${isAddress ? 'this address' : 'these'}`,
    ...(lost.length > 0 ? [`empty ${inWords(lost.map(titleOf))}`] : []),
  ];
  return {
    label: parts.join(', '),
    values: new Map([...names.map((name) => [name, ''] as const), ...values]),
    own,
  };
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** True for a parameter that holds data about people, or a merge tag. */
function isPersonal([, value]: [name: string, value: string]): boolean {
  return Boolean(adviceOnPeople(value));
}

/** The names of the parameters that hold data about people, or a merge tag. */
export function personalIn(values: Parameters): string[] {
  return [...values].filter(isPersonal).map(([name]) => name);
}

function withoutPersonal(values: Iterable<[string, string]>): [name: string, value: string][] {
  return [...values].filter((parameter) => !isPersonal(parameter));
}
