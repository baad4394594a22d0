/** What would be better for several sources together, and for the medium that those without a slash share. */
import { listIn, namesIn, type Parameters, sourceParts } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { sourcesIn } from './several.client';
import { adviceOnSource } from './source-advice.client';
import { isMedium, isMediumOfSources, isSource, usualMedium } from './vocabulary.client';

/** What was typed as the medium, well spelled. */
export function mediumIn(parameters: Parameters): string {
  const typed = (parameters.get('utm_medium') ?? '').trim();
  return typed ? adviceOnName('utm_medium', typed).better : '';
}

/** The sources with their spelling mended, each with what is its own. */
export function mendedSources(parameters: Parameters): Parameters {
  const advice = namesIn('utm_source', parameters).map((name) => adviceOnSource(name, ''));
  const written = advice
    .filter(({ better }) => better)
    .map(({ better, medium, content }) => slashed([better, medium, content]));
  return new Map([['utm_source', listOf(written)]]);
}

/** The sources, well spelled, with the usual mediums: in the field if one fits all that need it, else behind their slashes. */
export function withUsualMediums(parameters: Parameters): Parameters {
  const field = mediumIn(parameters);
  const [first = '', ...more] = namesIn('utm_source', mendedSources(parameters));
  const sources = [first, ...more].map((name) => {
    const [source, own, content] = sourceParts(name);
    const medium = own ?? field;
    const usual = usualMedium(source, medium);
    // A word that is no medium tells places apart.
    const kept = own && usual && !isMedium(own) && !isSource(own) ? own : '';
    const contents = [kept, content].filter(Boolean).join('-');
    return { source, own, medium: usual ?? medium, content: contents };
  });
  const shared = new Set(sources.filter(({ own }) => !own).map(({ medium }) => medium));
  const written = sources.map(({ source, own, medium, content }) =>
    own || (shared.size > 1 && medium !== field) ? slashed([source, medium, content]) : source,
  );
  const [medium = ''] = shared.size === 1 ? shared : [];
  return new Map([
    ['utm_source', listOf(written)],
    ['utm_medium', medium],
  ]);
}

/** A source with its medium and its content. */
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
  const typed = placedIn(withPairs(parameters, pairs), mediums).map(spelled);
  const placed = typed.filter((each) => each !== undefined);
  const ordered = placed.map((each) => exchanged(each, mediums));
  const sharing = ordered.filter(({ isOwn }) => !isOwn);
  // One medium that several sources share is exchanged with all of them, or with none.
  const isClear =
    mediums.length > 1 || new Set(sharing.map((each) => placed.includes(each))).size < 2;
  const isMoved =
    listed.length > 1 || pairs.length > 0 || ordered.some((each) => !placed.includes(each));
  if (placed.length === 0 || placed.length < typed.length || !isClear || !isMoved) return undefined;
  const shared = new Set(sharing.map(({ medium }) => medium));
  const written = ordered.map(({ isOwn, source, medium, content }) => {
    // A source in the place of a medium means the one that is usual there.
    const own = (isSource(medium) && usualMedium(source, medium)) || medium;
    return isOwn || shared.size > 1 ? slashed([source, own, content]) : source;
  });
  const [medium = pairs.length > 0 ? '' : field] = shared.size > 1 ? [''] : shared;
  const sources = new Map([['utm_source', listOf(written)]]);
  return medium === field ? sources : sources.set('utm_medium', medium);
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

/** With slashes between, as it is written into the field for sources. */
function slashed(parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}

/** As it is written into a field that takes several names. Empty ones are left out. */
export function listOf(names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
