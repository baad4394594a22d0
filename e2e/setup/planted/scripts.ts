/** Faults of what a page runs. */
import { filesBelow } from '../../../tools/export/files';
import { plain } from '../exports';
import type { PlantedFaults } from './planted';

/** The address of the one file of the export that looks so. */
function addressOf(pattern: RegExp): string {
  return `/${filesBelow(plain.folder).find((file) => pattern.test(file))}`;
}

export const scripts: PlantedFaults = {
  'a page without its policy': {
    file: 'da/contact/index.html',
    from: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
    to: '',
    lines: ['da/contact/index.html: has no policy before all that it governs'],
  },
  'a policy that comes too late': {
    file: 'sv/contact/index.html',
    from: /(<meta http-equiv="Content-Security-Policy"[^>]*>)(<meta name="referrer"[^>]*>)/g,
    to: '$2$1',
    lines: ['sv/contact/index.html: has no policy before all that it governs'],
  },
  'a policy without trusted types': {
    file: 'it/contact/index.html',
    from: "; require-trusted-types-for 'script'",
    to: '',
    lines: ['it/contact/index.html: its policy lets texts become scripts'],
  },
  'a script that nobody allowed': {
    file: 'nl/privacy/index.html',
    from: '</main>',
    to: '</main><script>count()</script>',
    lines: ['nl/privacy/index.html: its policy refuses the script "count()"'],
  },
  'a decision that is not the first script': {
    file: 'tr/terms/index.html',
    from: /(<script>[^<]*i18nextLng[^<]*<\/script>)(.*?)(<script type="module".*?<\/script>)/gs,
    to: '$3$2$1',
    lines: ['tr/terms/index.html: its first script is not the decision on the language'],
  },
  'a stylesheet that is not bound to its contents': {
    file: 'ko/terms/index.html',
    from: /(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g,
    to: '$1',
    lines: [`ko/terms/index.html: ${addressOf(/\.css$/)} is not bound to its contents`],
  },
  'a script bound to other contents': {
    file: 'pl/privacy/index.html',
    from: /(<script type="module"[^>]* integrity=")[^"]*/g,
    to: '$1sha256-AAAA',
    lines: [`pl/privacy/index.html: ${addressOf(/client-.*\.js$/)} is not bound to its contents`],
  },
  'a script of Next.js': {
    file: 'fr/imprint/index.html',
    from: '</main>',
    to: '</main><script src="/_next/static/chunks/a.js" async></script>',
    lines: [
      'fr/imprint/index.html: has a script of Next.js: /_next/static/chunks/a.js',
      'fr/imprint/index.html: names /_next/static/chunks/a.js, which is no file',
    ],
  },
  'a part that waits for React': {
    file: 'es/imprint/index.html',
    from: '</main>',
    to: '</main><div hidden id="S:0"><p>Unsichtbar</p></div>',
    lines: ['es/imprint/index.html: S:0 waits for a script to put it in its place'],
  },
};
