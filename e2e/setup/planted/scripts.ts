/** Faults of what a page runs. */
import { filesBelow } from '../../../tools/export/files';
import { plain } from '../exports';
import type { PlantedFaults } from './planted';

/** The address of the one file of the export that looks so. */
function addressOf(pattern: RegExp): string {
  return `/${filesBelow(plain.folder).find((file) => pattern.test(file))}`;
}

export const scripts: PlantedFaults = {
  'da/contact/index.html: has no policy before all that it governs': [
    /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
    '',
  ],
  'sv/contact/index.html: has no policy before all that it governs': [
    /(<meta http-equiv="Content-Security-Policy"[^>]*>)(<meta name="referrer"[^>]*>)/g,
    '$2$1',
  ],
  'it/contact/index.html: its policy lets texts become scripts': [
    "; require-trusted-types-for 'script'",
    '',
  ],
  'nl/privacy/index.html: its policy refuses the script "count()"': [
    '</main>',
    '</main><script>count()</script>',
  ],
  'tr/terms/index.html: its first script is not the decision on the language': [
    /(<script>[^<]*i18nextLng[^<]*<\/script>)(.*?)(<script type="module".*?<\/script>)/gs,
    '$3$2$1',
  ],
  [`ko/terms/index.html: ${addressOf(/\.css$/)} is not bound to its contents`]: [
    /(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g,
    '$1',
  ],
  [`pl/privacy/index.html: ${addressOf(/client-.*\.js$/)} is not bound to its contents`]: [
    /(<script type="module"[^>]* integrity=")[^"]*/g,
    '$1sha256-AAAA',
  ],
  'fr/imprint/index.html: has a script of Next.js: /_next/static/chunks/a.js': [
    '</main>',
    '</main><script src="/_next/static/chunks/a.js" async></script>',
    ['fr/imprint/index.html: names /_next/static/chunks/a.js, which is no file'],
  ],
  'es/imprint/index.html: S:0 waits for a script to put it in its place': [
    '</main>',
    '</main><div hidden id="S:0"><p>Unsichtbar</p></div><template id="B:0"></template>',
    ['es/imprint/index.html: B:0 waits for a script to put it in its place'],
  ],
};
