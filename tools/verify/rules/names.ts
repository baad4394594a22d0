/** What elements and files are called, for the filter lists of ad blockers. */
import type { Fault } from '../../../lib/site/fault';
import type { ExportedDocument } from '../../export/document';
import type { Export } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/**
 * Words with which names begin that filter lists hide on every site: EasyList (`.ad-label`,
 * `.sponsored`), AdGuard (`#advertising`), Fanboy's Annoyances (`.cookie-notice`, `.newsletter`)
 * and Social (`.share-buttons`). A label that is hidden hides what the law wants to be seen.
 */
const filtered =
  /^(ad|ads|adv|advert\w*|affiliates?|banner|cookies?|newsletter|partners?|popup|promo\w*|share|social|sponsor\w*)([-_.]|$)/i;

/** No element has a class or an id that is hidden on every site. */
function* elementNameFaults({ select }: ExportedDocument) {
  for (const { attrs } of select('[id], [class]')) {
    const { id = '', class: classes = '' } = attrs;
    if (filtered.test(id)) yield `ad blockers hide what has the id ${id}`;
    for (const name of classes.split(/\s+/))
      if (filtered.test(name)) yield `ad blockers hide what has the class ${name}`;
  }
}

/**
 * No picture, script or style has an address that is blocked on every site. Addresses of pages are
 * not.
 */
function fileNameFaults({ files }: Export): Fault[] {
  return [...files]
    .filter(
      (file) => !file.endsWith('.html') && file.split('/').some((part) => filtered.test(part)),
    )
    .map((place) => ({ place, what: 'has a name that ad blockers hold back' }));
}

export const names: RuleSet = { documents: [elementNameFaults], whole: fileNameFaults };
