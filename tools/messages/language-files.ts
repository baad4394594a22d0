/** Reads the files of a language, as far as they can be read. */
import type { GenericSchema } from 'valibot';
import type { Locale } from '../../lib/site/names';
import type { SiteSources } from '../../lib/site/site';
import { type Catalog, flatten } from './catalog';
import { type FaultKind, located, type MessageFault } from './fault';
import {
  glossaryFile,
  type JsonFile,
  type KeyFault,
  legalFile,
  messageFile,
  readJsonFile,
  UnreadableFile,
} from './files';
import type { Glossary } from './glossary';
import type { LegalTerms } from './legal-terms';
import { type IcuText, icuText, type Language } from './message';
import { syntaxFault } from './rules/arguments';
import { glossarySchema, legalTermsSchema, shapeFaults } from './schemas';

/** A file, if its content is what it has to be, and what is wrong with it as a file. */
type ReadFile<Content> = {
  json?: JsonFile<Content>;
  faults: readonly MessageFault[];
};

/**
 * Reads a JSON file.
 * @param kind what its faults are
 * @param schema what its content has to be
 */
export function readFile<Content>(
  file: string,
  kind?: FaultKind,
  schema?: GenericSchema,
): ReadFile<Content> {
  try {
    const json = readJsonFile(file);
    const misshapen = schema ? shapeFaults(schema, json.content) : [];
    const faults = located(json, [...json.repeatedKeys, ...misshapen], kind);
    return misshapen.length > 0 ? { faults } : { json: json as JsonFile<Content>, faults };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { place, what } = error;
    return { faults: [{ file, place, what, line: 0, ...kind }] };
  }
}

/** The files of a language, and what they say. */
export type LanguageFiles = Language & {
  code: Locale;
  messages: ReadFile<Catalog>;
  glossary: ReadFile<Glossary>;
  legal: ReadFile<LegalTerms>;
  /** The values of the messages by key, texts or not. */
  texts: ReadonlyMap<string, unknown>;
  /** Those that are texts in ICU syntax. */
  parsed: ReadonlyMap<string, IcuText>;
  syntaxFaults: readonly KeyFault[];
};

/** The texts in ICU syntax, and what is wrong with the others. */
function parseTexts(texts: ReadonlyMap<string, unknown>) {
  const parsed = new Map<string, IcuText>();
  const syntaxFaults: KeyFault[] = [];
  for (const [key, text] of texts) {
    if (typeof text !== 'string' || text.trim() === '') continue;
    try {
      parsed.set(key, icuText(text));
    } catch (error) {
      syntaxFaults.push({ key, what: syntaxFault(text, error) });
    }
  }
  return { parsed, syntaxFaults };
}

export function readLanguage({ config, messagesFolder }: SiteSources, code: Locale): LanguageFiles {
  const publicAlone: FaultKind = { onlyPublic: true };
  const messages = readFile<Catalog>(messageFile(messagesFolder, code));
  const glossary = readFile<Glossary>(
    glossaryFile(messagesFolder, code),
    publicAlone,
    glossarySchema,
  );
  const legal = readFile<LegalTerms>(
    legalFile(messagesFolder, code),
    publicAlone,
    legalTermsSchema,
  );
  const texts = flatten(messages.json?.content ?? {});
  return {
    code,
    currency: config.facts.currency,
    quotationMarks: glossary.json?.content.quotation_marks,
    messages,
    glossary,
    legal,
    texts,
    ...parseTexts(texts),
  };
}
