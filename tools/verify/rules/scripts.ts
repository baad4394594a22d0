import { storageKey } from '../../../lib/browser/remembered-language';
import { sha256 } from '../../../lib/bundling/integrity';
import type { ExportedDocument } from '../../export/document';
import type { Export } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/**
 * Every page runs what it should and nothing else. Its policy comes before everything that the
 * policy governs. The script that decides on the language comes before all others. Each file has
 * the `integrity` of its contents. No part of the page waits for Next.js or React.
 */
function* scriptFaults(document: ExportedDocument, exported: Export) {
  const { select } = document;
  yield* policyFaults(document);
  const [first] = select('script');
  if (first?.parentNode.localName !== 'head' || !first.rawText.includes(storageKey))
    yield 'its first script is not the decision on the language';
  for (const { attrs } of select('script[src], link[rel="stylesheet"][href]')) {
    const address = attrs.src ?? attrs.href;
    const file = exported.fileAt(address) ?? '';
    // An address without a file is reported by the rules in files.ts.
    if (exported.files.has(file) && attrs.integrity !== exported.hashOf(file))
      yield `${address} is not bound to its contents`;
  }
  for (const { attrs, rawText } of select('script'))
    if (/\/_next\//.test(attrs.src ?? '') || /__next_f/.test(rawText))
      yield `has a script of Next.js: ${attrs.src ?? 'a payload'}`;
  // React streams late parts under these ids, and moves them into place by a script, which the
  // export has not.
  for (const { id } of select('[hidden][id^="S:"], template[id^="B:"], template[id^="P:"]'))
    yield `${id} waits for a script to put it in its place`;
}

function* policyFaults({ root, select }: ExportedDocument) {
  const first = root
    .querySelector('head')
    ?.children.find(({ attrs }) => !('charset' in attrs) && attrs.name !== 'robots');
  if (first?.attrs['http-equiv']?.toLowerCase() !== 'content-security-policy') {
    yield 'has no policy before all that it governs';
    return;
  }
  const policy = first.attrs.content ?? '';
  if (!policy.includes("require-trusted-types-for 'script'"))
    yield 'its policy lets texts become scripts';
  // JSON-LD is data: the policy has no hash for it.
  for (const { rawText } of select('script:not([src], [type*="json"])'))
    if (!policy.includes(`'${sha256(rawText)}'`))
      yield `its policy refuses the script "${rawText.slice(0, 40)}"`;
}

export const scripts: RuleSet = {
  documents: [scriptFaults],
};
