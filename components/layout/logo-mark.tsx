import { readFileSync } from 'node:fs';

/** The site's mark: a speech bubble with a tick. */
export function LogoMark() {
  const drawing = readFileSync('components/layout/logo-mark.svg', 'utf8');
  return (
    <span aria-hidden="true" className="shrink-0" dangerouslySetInnerHTML={{ __html: drawing }} />
  );
}
