/** What a browser without JavaScript shows after it has posted the form: a small page, with a way back. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fieldNames } from './message.mjs';

const style = `
body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif }
dd { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const english = {
  direction: 'ltr',
  site: 'Contact',
  sent: 'Thank you for your message.',
  failed: 'Your message could not be sent. Please try again later.',
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  contact: { title: 'Back', page: '/' },
};

/**
 * @param path of `contact-answers.json`, which the build writes; without one, pages are in plain English
 * @returns the texts by language
 * @throws Error if the file cannot be read
 */
export function readTexts(path) {
  return path ? JSON.parse(readFileSync(path, 'utf8')) : { en: english };
}

/**
 * The page that a form was sent from, as an address on the site: never one elsewhere, whatever was sent.
 * @param candidates addresses or paths; the first on the site counts, without its query
 * @returns undefined if none is on the site
 */
export function pageOnSite(site, candidates) {
  const addresses = candidates.filter((text) => text && URL.canParse(text, site));
  const found = addresses.map((text) => new URL(text, site)).find(({ origin }) => origin === site);
  return found && site + found.pathname;
}

/** The language of the form: a message that was too long to be read does not say it, the page that sent it does. */
function languageOf(texts, { lang }, site, page) {
  if (texts[lang]) return lang;
  const codes = Object.keys(texts);
  return codes.find((code) => site + texts[code].contact.page === page) ?? 'en';
}

/**
 * @param outcome what became of the message, as far as it was read; `error` says in English why it was not taken
 * @param page where it was sent from, on the site, if that is known
 */
export function answerPage({ texts, site, outcome: { status, error, field, message = {} }, page }) {
  const language = languageOf(texts, message, site, page);
  const { direction, site: siteName, sent, failed, labels, contact } = texts[language] ?? english;
  const taken = status === 200;
  const typed = fieldNames.filter((name) => !taken && message[name] !== undefined);
  const entries = typed.map((name) => {
    const label = escaped(labels[name]);
    return `<dt>${name === field ? `<mark>${label}</mark>` : label}</dt><dd>${escaped(message[name])}</dd>`;
  });
  return [
    `<!doctype html><html lang="${escaped(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(siteName)}</title>`,
    `<style>${style}</style></head><body><main><h1>${escaped(siteName)}</h1>`,
    `<p>${escaped(taken ? sent : failed)}</p>`,
    taken ? '' : `<p lang="en" dir="ltr">${escaped(error)}</p>`,
    // What was typed would be gone with the page that it was typed into.
    entries.length > 0 ? `<dl>${entries.join('')}</dl>` : '',
    `<p><a href="${escaped(page ?? site + contact.page)}">${escaped(contact.title)}</a></p>`,
    '</main></body></html>',
  ].join('\n');
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
