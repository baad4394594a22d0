/** Puts the scripts of an exported page where they do not hold up its first paint. */

/** The framework's script files. */
const scriptFile = /<script src="([^"]+)"[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** The framework's inline scripts at the end of the body: its bootstrap, then the page's data. */
const bootstrap = '<script id="_R_">';
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** For browsers without modules, which cannot run the other scripts either. */
const legacy = /nomodule/i;

/**
 * Takes the script files out of the page and into a template at its end, from which `start` inserts them
 * later. The inline scripts after it become one, so that the page's policy needs one hash for them.
 */
export function deferScripts(
  html: string,
  start: string,
  integrityOf: (address: string) => string,
): string {
  const end = html.indexOf(bootstrap);
  if (end < 0)
    throw new Error("The exported page has no bootstrap: has the framework's HTML changed?");
  const files = [...html.matchAll(scriptFile)].filter(([tag]) => !legacy.test(tag));
  const addresses = new Set(files.map(([, address]) => address));
  const tags = [...addresses].map(
    (address) => `<script async src="${address}" integrity="${integrityOf(address)}"></script>`,
  );
  const withoutFiles = (part: string) => part.replace(scriptFile, '').replace(scriptPreload, '');
  const data = [...withoutFiles(html.slice(end)).matchAll(inlineScript)].map(([, text]) => text);
  return [
    withoutFiles(html.slice(0, end)),
    `<template>${tags.join('')}</template><script>${start}</script>`,
    `<script>${data.join(';')}</script></body></html>`,
  ].join('');
}
