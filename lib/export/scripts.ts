/** Puts the scripts of an exported page where they do not hold up its first paint. */
import { hashedFolder } from '../hosting/rules';

/** Where the pages' data are, in the export. */
export const dataFolder = `${hashedFolder}data`;

/** The framework's script files. */
const scriptFile = /<script src="([^"]+)"[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** The framework's inline scripts at the end of the body: its bootstrap, then the page's data. */
const bootstrap = '<script id="_R_">';
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** For browsers without modules, which cannot run the other scripts either. */
const legacy = /nomodule/i;

/**
 * Takes the scripts out of the page and into a template at its end, from which `start` inserts them later:
 * the framework's files, and what stands in the page itself, the page's data, as a file of its own. A page
 * carries its content twice, once to be read and once for the framework, and the first paint needs one.
 * @param store writes a script and returns its address
 */
export function deferScripts(
  html: string,
  start: string,
  store: (script: string) => string,
  integrityOf: (address: string) => string,
): string {
  const end = html.indexOf(bootstrap);
  if (end < 0)
    throw new Error("The exported page has no bootstrap: has the framework's HTML changed?");
  const files = [...html.matchAll(scriptFile)].filter(([tag]) => !legacy.test(tag));
  const withoutFiles = (part: string) => part.replace(scriptFile, '').replace(scriptPreload, '');
  const inline = [...withoutFiles(html.slice(end)).matchAll(inlineScript)];
  const [entry, ...data] = inline.map(([, text]) => text);
  // The entry last: it starts the framework, which must find the data, and never starts without them.
  const addresses = new Set([store([...data, entry].join(';')), ...files.map(([, file]) => file)]);
  const tags = [...addresses].map(
    (address) => `<script async src="${address}" integrity="${integrityOf(address)}"></script>`,
  );
  return [
    withoutFiles(html.slice(0, end)),
    `<template>${tags.join('')}</template><script>${start}</script></body></html>`,
  ].join('');
}
