/** Puts right what was typed in the place of something else: source, medium and content. */
import { listIn, namesIn, type Parameters, sourceParts } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { sourcesIn } from './several.client';
import { adviceOnSource } from './source-advice.client';
import { listOf, slashed } from './sources.client';
import { isMedium, isMediumOfSources, isSource, usualMedium } from './vocabulary.client';

/** A source with its medium and its content, of which the last two may be empty. */
type Placed = {
  /** True if they were typed behind its slashes. */
  isOwn: boolean;
  source: string;
  medium: string;
  content: string;
};

/**
 * Each source with the medium that was typed in its place, `social, email`, and what was exchanged put right: `social` with
 * the medium `facebook`. Undefined if nothing has to be moved, or nobody knows where to.
 */
export function inOrder(parameters: Parameters): Parameters | undefined {
  const field = parameters.get('utm_medium')?.trim() ?? '';
  const listed = listIn(field).flatMap(sourcesIn);
  const pairs = listed.filter((name) => name.includes('/'));
  const mediums = listed.filter((name) => !pairs.includes(name));
  const typed = placedIn(withPairs(parameters, pairs), mediums);
  const placed = typed.map(spelled).filter((each) => each !== undefined);
  if (placed.length === 0 || placed.length < typed.length) return undefined;
  const ordered = placed.map((each) => exchanged(each, mediums));
  const isMoved = ordered.map((each, index) => each !== placed[index]);
  if (listed.length < 2 && pairs.length === 0 && !isMoved.includes(true)) return undefined;
  // One medium that several sources share is exchanged with all of them, or with none.
  const isSharedMoved = isMoved.filter((_, index) => !placed[index].isOwn);
  if (mediums.length === 1 && new Set(isSharedMoved).size > 1) return undefined;
  return written(ordered, pairs.length > 0 ? '' : field);
}

/**
 * As it is written into both fields: what all share stays out of the slashes.
 * @param field what the field for the medium keeps if each source has its own
 */
function written(placed: readonly Placed[], field: string): Parameters {
  const shared = new Set(placed.filter(({ isOwn }) => !isOwn).map(({ medium }) => medium));
  const sources = placed.map(({ isOwn, source, medium, content }) => {
    // A source in the place of a medium means the one that is usual there.
    const own = (isSource(medium) && usualMedium(source, medium)) || medium;
    return isOwn || shared.size > 1 ? slashed([source, own, content]) : source;
  });
  const [medium = field] = shared.size > 1 ? [''] : shared;
  return new Map([
    ['utm_source', listOf(sources)],
    ['utm_medium', medium],
  ]);
}

/** The sources, and those that were typed with their mediums as mediums. */
function withPairs(parameters: Parameters, pairs: readonly string[]): string[] {
  const nameOf = (name: string) => adviceOnName('utm_source', sourceParts(name)[0]).better;
  const paired = pairs.map(nameOf);
  const sources = namesIn('utm_source', parameters).flatMap(sourcesIn);
  // What must not go out needs another name first.
  if (sources.some((name) => adviceOnSource(name, '').isBarred)) return [];
  return [...sources.filter((name) => !paired.includes(nameOf(name))), ...pairs];
}

/** Each source as it was typed, beside its medium. Empty if there is not one for each, or one for all. */
function placedIn(names: readonly string[], mediums: readonly string[]): Placed[] {
  const sources = names.map(sourceParts);
  const count = Math.max(sources.length, mediums.length);
  const isPaired = [sources, mediums].every(({ length }) => length < 2 || length === count);
  const isOwned = sources.some(([, own]) => own);
  if (sources.length === 0 || !isPaired || (isOwned && mediums.length > 1)) return [];
  return Array.from({ length: count }, (_, index) => {
    const [source, own, content = ''] = sources[index % sources.length];
    const medium = own ?? mediums[index % mediums.length] ?? '';
    return { isOwn: Boolean(own), source, medium, content };
  });
}

/** Well spelled. Undefined if one of them cannot be. */
function spelled({ isOwn, source, medium, content }: Placed): Placed | undefined {
  const better = (parameter: string, name: string) => name && adviceOnName(parameter, name).better;
  const each = {
    source: better('utm_source', source),
    medium: better('utm_medium', medium),
    content: better('utm_content', content),
  };
  const isWhole = each.source && (each.medium || !medium) && (each.content || !content);
  return isWhole ? { isOwn, ...each } : undefined;
}

/**
 * With its medium, which only mediums are, in the middle. The same object if it is there, or there is none.
 * @param mediums those of the field, one of which may fit a source with another word behind its slash
 */
function exchanged(placed: Placed, mediums: readonly string[]): Placed {
  const { source, medium, content } = placed;
  if (!medium || isMedium(medium)) return placed;
  if (isMediumOfSources(source))
    return { ...placed, source: adviceOnName('utm_source', medium).better, medium: source };
  const [other = ''] = content ? [content] : mediums;
  return isMedium(other) ? { ...placed, medium: other, content: medium } : placed;
}
