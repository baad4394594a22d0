/** The drawing of the logo, which operators replace. Pages contain it as it is written, and all icons are made from it. */
import { existsSync, readFileSync } from 'node:fs';
import { foreignPart } from './foreign-parts';

const file = 'components/layout/logo-mark.svg';

const wanted =
  'Wanted: a square drawing (SVG), like <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64">…</svg>';

/** What is wrong with the drawing, if anything is. In HTML a prologue such as `<?xml …?>` is no prologue, but text. */
function faultOf(text: string): string | undefined {
  const start = text.search(/<svg[\s>]/);
  if (start < 0) return 'is no drawing (SVG)';
  const before = text.slice(0, start).trim();
  if (before) return `does not begin with <svg: remove ${before.replace(/\s+/g, ' ')}`;
  if (!text.trimEnd().endsWith('</svg>')) return 'does not end with </svg>';
  const [tag] = text.match(/<svg[^>]*>/) ?? [''];
  if (!/\swidth="32"/.test(tag) || !/\sheight="32"/.test(tag))
    return 'has no width="32" and height="32"';
  const [, box = ''] = tag.match(/\sviewBox="([^"]*)"/) ?? [];
  const [, , width, height] = box.trim().split(/[\s,]+/);
  if (!width || width !== height) return `is no square: its viewBox is "${box}"`;
  return foreignPart(text);
}

/** One line, if the logo cannot be used, with what is wanted. */
export function logoFaults(): string[] {
  const fault = existsSync(file) ? faultOf(readFileSync(file, 'utf8')) : 'is missing';
  return fault ? [`${file} ${fault}. ${wanted}`] : [];
}
