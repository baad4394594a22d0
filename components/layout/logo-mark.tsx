import { readFileSync } from 'node:fs';

/** A speech bubble with a tick: an opinion, counted. */
export function LogoMark() {
  const drawing = readFileSync('components/layout/logo-mark.svg', 'utf8');
  return (
    <span aria-hidden="true" className="shrink-0" dangerouslySetInnerHTML={{ __html: drawing }} />
  );
}
