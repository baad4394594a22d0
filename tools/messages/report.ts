/** What `npm run messages` prints. */
import { faultLine } from '../../lib/site/fault';
import { defaultLocale } from '../../lib/site/languages';
import type { MessageFault } from './fault';
import { excerpt } from './message';
import type { OutdatedTranslations } from './outdated';

/** With more texts to translate than these, each is its place alone. */
const many = 20;

/** The faults, each in a line; many texts to translate come last, by their places. */
function faultLines(faults: readonly MessageFault[]): string[] {
  const untranslated = faults.filter(({ isUntranslated }) => isUntranslated);
  if (untranslated.length <= many) return faults.map(faultLine);
  const others = faults.filter(({ isUntranslated }) => !isUntranslated);
  return [
    ...others.map(faultLine),
    'Still to translate:',
    ...untranslated.map(({ place }) => place),
  ];
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** How much is to do: `312 texts to translate, 20 other faults`. */
function total(faults: readonly MessageFault[]): string {
  const left = faults.filter(({ isUntranslated }) => isUntranslated).length;
  const others = faults.length - left;
  if (left === 0) return counted(others, 'fault', 'faults');
  const texts = counted(left, 'text to translate', 'texts to translate');
  return others === 0 ? texts : `${texts}, ${counted(others, 'other fault', 'other faults')}`;
}

/**
 * All faults, those that only a build for the public is refused for after the others, and how many
 * there are.
 */
export function reportLines(faults: readonly MessageFault[]): string[] {
  if (faults.length === 0) return [];
  const ofPublic = faults.filter(({ onlyPublic }) => onlyPublic);
  return [
    ...faultLines(faults.filter(({ onlyPublic }) => !onlyPublic)),
    ...(ofPublic.length > 0 ? ['A build for a public SITE_URL would also refuse:'] : []),
    ...faultLines(ofPublic),
    total(faults),
  ];
}

/**
 * Each English text that has changed, once, as it was and as it is, and the languages that have not
 * followed.
 */
export function outdatedLines(outdated: readonly OutdatedTranslations[]): string[] {
  if (outdated.length === 0) return [];
  const lines = outdated.flatMap(({ key, before, now, languages }) => [
    `${key}: the English text has changed, and not in ${languages.join(', ')}`,
    `  before: ${excerpt(before, 400)}`,
    `  now:    ${excerpt(now, 400)}`,
  ]);
  const [{ key, languages }] = outdated;
  return [
    ...lines,
    `Once a translation follows, or needs no change: npm run messages -- --up-to-date ${languages[0]} ${key}`,
  ];
}

/**
 * The languages in whose files nothing is wrong, and whose translations follow the English texts.
 */
export function completeLanguages(
  codes: readonly string[],
  faults: readonly MessageFault[],
  outdated: readonly OutdatedTranslations[],
): string[] {
  // Whatever is wrong with the notes or with English keeps the others from being compared.
  const isOf = (file: string, code: string) => file.endsWith(`/${code}.json`);
  const base = faults.some(({ file }) => isOf(file, 'notes') || isOf(file, defaultLocale));
  return codes.filter(
    (code) =>
      !(base && code !== defaultLocale) &&
      !faults.some(({ file }) => isOf(file, code)) &&
      !outdated.some(({ languages }) => languages.includes(code)),
  );
}
