/** What is said of one source, of the medium behind its slash, and of how they fit. */

import { adviceOnName, adviceOnPeople, type NameAdvice } from './name-advice.client';
import { cleanName } from './names.client';
import { hostName } from './pasted.client';
import { isMedium, mediumsOf } from './vocabulary.client';

/** Better names, each empty if there is none. */
export type SourceAdvice = NameAdvice & {
  /** The medium that belongs behind its slash. */
  medium: string;
  /** What was typed behind a second slash. */
  content: string;
};

/** @param field what was typed as the medium of all sources, without the spaces around it */
export function adviceOnSource(name: string, field: string): SourceAdvice {
  const [typed, own, ...rest] = name.split('/').map((part) => part.trim());
  const simple = adviceOnPeople(name) ?? adviceOnSeveral(name) ?? adviceOnAddress(name);
  if (simple) return { ...simple, medium: '', content: '' };
  if (!typed || !own) return fitting(adviceOnName('utm_source', name), field);
  const medium = adviceOnName('utm_medium', own);
  if (medium.better && !isMedium(medium.better)) {
    const fault = `The medium would be ${own}${field && field !== own ? `, not ${field}` : ''}.`;
    return { faults: [fault], better: cleanName(name), medium: '', content: '' };
  }
  const source = fitting(adviceOnName('utm_source', typed), medium.better);
  const content = cleanName(rest.join('-'));
  const further =
    rest.join('/') && `Only source and medium belong here: ${rest.join('/')} belongs into Content.`;
  return {
    faults: [...source.faults, ...medium.faults, ...(further ? [further] : [])],
    better: medium.better && source.better,
    medium: source.medium || medium.better,
    content,
  };
}

/** `facebook and whatsapp`: only words that are sources, so that none is torn apart. */
function adviceOnSeveral(name: string): NameAdvice | undefined {
  const words = name.toLowerCase().split(/[\s|+&/]+|\sand\s/);
  const sources = words.filter((word) => word && word !== 'and');
  if (sources.length < 2 || !sources.every((word) => mediumsOf.has(word))) return undefined;
  return { faults: ['Several sources need commas between them.'], better: sources.join(', ') };
}

/** `www.reiseblog.de/artikel`. A host alone is a usual name, and so is one with a medium. */
function adviceOnAddress(name: string): NameAdvice | undefined {
  const [host, path] = name.replace(/^\w+:\/\//, '').split('/');
  const isHost = /^[^\s/]+\.[a-z]{2,}$/i.test(host);
  const isAddress =
    /^(\w+:\/\/|www\.)/i.test(name) || (isHost && path !== undefined && !isMedium(path));
  if (!isAddress) return undefined;
  const better = cleanName(hostName(host));
  return { faults: ['This is an address: only a name belongs here.'], better };
}

/** With the medium that is usual for a source, if this one is not. */
function fitting(source: NameAdvice, medium: string): SourceAdvice {
  const usual = mediumsOf.get(source.better);
  const better = medium && adviceOnName('utm_medium', medium).better;
  if (!usual || !better || usual.includes(better)) return { ...source, medium: '', content: '' };
  const faults = [...source.faults, `This is usually ${usual[0]}, not ${better}.`];
  return { ...source, faults, medium: usual[0], content: '' };
}
