/** What is wrong in the message files, and in the files that translators keep beside them. */
import { companyOf } from '../../lib/site/companies';
import { defaultLocale, languageRow, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { routesIn, routesOf } from '../../lib/site/pages';
import type { SiteSources } from '../../lib/site/site';
import { type Baseline, baselineFile } from './baseline';
import { configuredKeys } from './configured-keys';
import { type FaultKind, located, type MessageFault } from './fault';
import { type KeyFault, messageFile, readableJson } from './files';
import { avoidedWords, glossaryFaults, wronglyMarked } from './glossary';
import { dottedKey, missingTexts, sameAsEnglish, unknownKeys, type WantedKeys } from './keys';
import { type LanguageFiles, readFile, readLanguage } from './language-files';
import { legalTermFaults } from './legal-terms';
import type { Rule } from './message';
import { type Notes, unknownNotes } from './notes';
import { argumentFaults } from './rules/arguments';
import { currencyFaults } from './rules/currency';
import { englishLeft } from './rules/english-left';
import { figureFaults } from './rules/figures';
import { invisibleCharacters } from './rules/invisible';
import { lengthFaults } from './rules/lengths';
import { foreignMarkup } from './rules/markup';
import { pluralFaults } from './rules/plural-forms';
import { quotationFaults } from './rules/quotation-marks';
import { spacingFaults } from './rules/spacing';

const rules: readonly Rule[] = [
  argumentFaults,
  pluralFaults,
  lengthFaults,
  englishLeft,
  foreignMarkup,
  invisibleCharacters,
  quotationFaults,
  spacingFaults,
  currencyFaults,
];

/** They compare languages, of which some may be on their way. */
const publicRules: readonly Rule[] = [figureFaults];

const onlyPublic: FaultKind = { onlyPublic: true };

/** What the messages of a language are compared with. */
type Comparison = {
  english: LanguageFiles;
  /** The other languages of the same company, without English. */
  others: readonly LanguageFiles[];
  notes: Notes;
};

/** What rules find in the messages of a language. */
function ruleFaults(
  some: readonly Rule[],
  own: LanguageFiles,
  { english, others, notes }: Comparison,
): KeyFault[] {
  return [...own.parsed].flatMap(([key, text]) => {
    const base = english.parsed.get(key);
    // Other checks tell of a key that English does not have, and of an English text that cannot be
    // parsed.
    if (!base) return [];
    const message = {
      ...text,
      key,
      english: base,
      note: notes[key] ?? {},
      others: others.flatMap(({ parsed }) => parsed.get(key) ?? []),
    };
    return some.flatMap((rule) => rule(message, own).map((what) => ({ key, what })));
  });
}

/**
 * The keys that a language has to have: the English ones, and those that the configuration asks
 * for.
 */
function wantedKeys(site: SiteSources, english: LanguageFiles, code: Locale): WantedKeys {
  const askedBy = configuredKeys(site.config);
  const own = routesIn(site, code);
  const absent = routesOf(site).filter((route) => !own.includes(route));
  return {
    keys: [...new Set([...english.texts.keys(), ...askedBy.keys()])],
    isNeeded: (key) => !absent.some((route) => key.startsWith(`pages.${route}.`)),
    askedBy,
  };
}

/** What is wrong in the texts of a language. */
function textFaults(site: SiteSources, own: LanguageFiles, comparison: Comparison): MessageFault[] {
  const { json } = own.messages;
  if (!json) return [];
  const dotted = dottedKey(json.content);
  if (dotted) return located(json, [dotted]);
  const { english, notes } = comparison;
  const wanted = wantedKeys(site, english, own.code);
  const marked = own.glossary.json?.content.same_as_english ?? [];
  const same = own === english ? [] : sameAsEnglish(english.texts, own.texts, notes, marked);
  return [
    ...located(json, [...missingTexts(own.texts, wanted), ...same], { isUntranslated: true }),
    ...located(json, [
      ...unknownKeys(own.texts, wanted),
      ...own.syntaxFaults,
      ...ruleFaults(rules, own, comparison),
    ]),
    ...located(json, ruleFaults(publicRules, own, comparison), onlyPublic),
  ];
}

/** Where a language's glossary and its texts disagree. */
function wordFaults(own: LanguageFiles, english: LanguageFiles): MessageFault[] {
  const [glossary, messages] = [own.glossary.json, own.messages.json];
  if (!glossary || !messages || !english.glossary.json) return [];
  const faults = [
    ...glossaryFaults(english.glossary.json.content, glossary.content, messages.content),
    ...wronglyMarked(english.texts, own.texts, glossary.content),
  ];
  return [
    ...located(glossary, faults, onlyPublic),
    ...located(messages, avoidedWords(glossary.content, messages.content), onlyPublic),
  ];
}

/** What a language's legal terms name that its texts do not. */
function lawFaults(site: SiteSources, { code, legal, messages }: LanguageFiles): MessageFault[] {
  if (!legal.json || !messages.json) return [];
  const { country } = companyOf(site, code);
  const faults = legalTermFaults(legal.json.content, messages.json.content, country, code);
  return located(legal.json, faults, onlyPublic);
}

/** The other languages of a language's company, without English: they share its law. */
function languagesBeside(
  site: SiteSources,
  own: LanguageFiles,
  all: readonly LanguageFiles[],
): LanguageFiles[] {
  const companyIn = ({ code }: LanguageFiles) => languageRow(site, code).company;
  return all.filter(
    (other) => other !== own && other.code !== defaultLocale && companyIn(other) === companyIn(own),
  );
}

/** Faults by file, as the files come first, and by line within them. */
function inOrder(faults: readonly MessageFault[]): MessageFault[] {
  const files = [...new Set(faults.map(({ file }) => file))];
  return [...faults].sort(
    (one, other) => files.indexOf(one.file) - files.indexOf(other.file) || one.line - other.line,
  );
}

/**
 * All faults of a site's messages, file by file in the order of the languages, and line by line.
 */
export function messageFaults(site: SiteSources): MessageFault[] {
  const notes = readFile<Notes>(messageFile(site.messagesFolder, 'notes'));
  const all = localesOf(site).map((code) => readLanguage(site, code));
  const ofFiles = all.flatMap(({ messages, glossary, legal }) =>
    [messages, glossary, legal].flatMap(({ faults }) => faults),
  );
  const [english] = all;
  if (!english.messages.json || !notes.json) return [...notes.faults, ...ofFiles];
  const before = readableJson(baselineFile(site)) as Baseline | undefined;
  const unknown = unknownNotes(english.messages.json.content, notes.json.content, before);
  const comparison = { english, notes: notes.json.content };
  const ofTexts = all.flatMap((own) => [
    ...textFaults(site, own, { ...comparison, others: languagesBeside(site, own, all) }),
    ...wordFaults(own, english),
    ...lawFaults(site, own),
  ]);
  return inOrder([...notes.faults, ...ofFiles, ...located(notes.json, unknown), ...ofTexts]);
}
