import type { HTMLElement } from 'node-html-parser';
import { storageKey } from '../../../lib/language/storage';
import { sha256 } from '../../../lib/sha256';
import { type Export, fileAt } from '../export';
import type { ExportedDocument } from '../page';
import type { Rule } from '../rule';

/**
 * Every page runs what it should and nothing else: its policy comes before all that it governs, the decision on the
 * language before all other scripts, each file is bound to its contents, and no part waits for Next.js or React.
 */
export const scriptFaults: Rule = (site) => {
  const faultsOf = (document: ExportedDocument) => [
    ...policyFaults(document),
    ...decisionFaults(document),
    ...fileFaults(site, document),
    ...frameworkFaults(document),
  ];
  return { page: faultsOf, other: faultsOf };
};

function isPolicy({ attrs }: HTMLElement): boolean {
  return attrs['http-equiv']?.toLowerCase() === 'content-security-policy';
}

/** Scripts within the page that run, as far as the policy allows them. Data do not. */
function inlineScripts({ elements }: ExportedDocument): HTMLElement[] {
  return elements('script').filter(
    ({ attrs }) => attrs.src === undefined && !attrs.type?.includes('json'),
  );
}

function policyFaults(document: ExportedDocument): string[] {
  const head = document.elements('head')[0]?.children ?? [];
  const harmless = ({ attrs }: HTMLElement) =>
    attrs.charset !== undefined || attrs.name === 'robots';
  const first = head.find((element) => !harmless(element));
  if (!first || !isPolicy(first)) return ['has no policy before all that it governs'];
  const policy = first.attrs.content ?? '';
  return [
    ...(policy.includes("require-trusted-types-for 'script'")
      ? []
      : ['its policy lets texts become scripts']),
    ...inlineScripts(document)
      .filter((script) => !policy.includes(`'${sha256(script.rawText)}'`))
      .map((script) => `its policy refuses the script "${script.rawText.slice(0, 40)}"`),
  ];
}

function decisionFaults({ elements }: ExportedDocument): string[] {
  const [first] = elements('script');
  return first?.parentNode.localName === 'head' && first.rawText.includes(storageKey)
    ? []
    : ['its first script is not the decision on the language'];
}

function fileFaults(site: Export, { elements }: ExportedDocument): string[] {
  const sheets = elements('link').filter(({ attrs }) => attrs.rel === 'stylesheet');
  return [...elements('script'), ...sheets].flatMap(({ attrs }) => {
    const address = attrs.src ?? attrs.href;
    if (address === undefined) return [];
    const file = fileAt(site, new URL(address, site.settings.SITE_URL));
    // What is no file is another rule's to say.
    if (!file || !site.files.has(file)) return [];
    const bound = attrs.integrity === site.hashOf(file);
    return bound ? [] : [`${address} is not bound to its contents`];
  });
}

/** True for what React puts where it belongs by a script, which no page has. */
function isStreamed({ id, localName, attrs }: HTMLElement): boolean {
  return localName === 'template' ? /^[BP]:/.test(id) : /^S:/.test(id) && 'hidden' in attrs;
}

function frameworkFaults({ all, elements }: ExportedDocument): string[] {
  return [
    ...elements('script')
      .filter(({ attrs, rawText }) => /\/_next\//.test(attrs.src ?? '') || /__next_f/.test(rawText))
      .map(({ attrs }) => `has a script of Next.js: ${attrs.src ?? 'a payload'}`),
    ...all.filter(isStreamed).map(({ id }) => `${id} waits for a script to put it in its place`),
  ];
}
