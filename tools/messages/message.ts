/** What a rule knows of a message, and how it quotes one. */
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Note } from './notes';

/** What rules know of a language, whatever the message. */
export type Language = {
  /** BCP 47, as in `site.config.ts`. */
  code: string;
  /** The site's own currency: its ISO 4217 code and its sign. */
  currency: { code: string; sign: string };
  /**
   * Those of the language in pairs, `„“‚‘`, as its glossary has them. A new language may have no
   * glossary yet.
   */
  quotationMarks?: string;
};

/** A text in ICU syntax with what is within it. */
export type IcuText = { text: string; elements: readonly MessageFormatElement[] };

/** A message that can be parsed, and the English one. */
export type Message = IcuText & {
  key: string;
  english: IcuText;
  /** What the translator knows of it beside its key. */
  note: Note;
  /**
   * The message in the other languages of the same company, without English: they share its law.
   */
  others: readonly IcuText[];
};

/**
 * Says what is wrong with a message, each fault in a phrase that follows its key: `lacks {name}`.
 */
export type Rule = (message: Message, language: Language) => readonly string[];

/** Parses a text. @throws SyntaxError with the place at which it stops being ICU syntax */
export function icuText(text: string): IcuText {
  return { text, elements: parse(text) };
}

/**
 * The beginning of a text, in one line, so that a fault that quotes it is one line, too.
 * @param longest in characters
 */
export function excerpt(text: string, longest = 60): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}

/** The first match in a text with its surroundings; undefined if there is none. */
export function excerptAround(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return excerpt(text.slice(Math.max(0, found.index - 15), end + 15).trim());
}
