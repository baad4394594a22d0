/** What would be better for several sources together, and for the medium that those without a slash share. */
import { comma, namesIn, type Parameters, sourceAndMedium } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { adviceOnSource } from './source-advice.client';
import { isSource, usualMedium } from './vocabulary.client';

/** What was typed as the medium, well spelled. */
export function mediumIn(parameters: Parameters): string {
  const typed = (parameters.get('utm_medium') ?? '').trim();
  return typed ? adviceOnName('utm_medium', typed).better : '';
}

/** The sources with their spelling mended, each with its own medium. What a single one has too much becomes its content. */
export function mendedSources(parameters: Parameters): Parameters {
  const names = namesIn('utm_source', parameters);
  const advice = names.map((name) => adviceOnSource(name, ''));
  const written = advice
    .filter(({ better }) => better)
    .map(({ better, medium }) => [better, medium].filter(Boolean).join('/'));
  const sources = new Map([['utm_source', listOf(written)]]);
  const [content] = advice.length === 1 ? advice.map((each) => each.content) : [];
  return content ? sources.set('utm_content', content) : sources;
}

/** The sources, well spelled, with the usual mediums: in the field if one fits all that need it, else behind their slashes. */
export function withUsualMediums(parameters: Parameters): Parameters {
  const field = mediumIn(parameters);
  const mended = mendedSources(parameters);
  const [first = '', ...more] = namesIn('utm_source', mended);
  const sources = [first, ...more].map((name) => {
    const [source, own] = sourceAndMedium(name);
    const medium = own ?? field;
    return { source, own, medium: usualMedium(source, medium) ?? medium };
  });
  const shared = new Set(sources.filter(({ own }) => !own).map(({ medium }) => medium));
  const written = sources.map(({ source, own, medium }) =>
    own || (shared.size > 1 && medium !== field) ? `${source}/${medium}` : source,
  );
  const [medium = ''] = shared.size === 1 ? shared : [];
  return new Map([...mended, ['utm_source', listOf(written)], ['utm_medium', medium]]);
}

/** Each source with the medium that was typed in its place, `social, email`. Undefined unless there are as many of these. */
export function withOwnMediums(parameters: Parameters): Parameters | undefined {
  const sources = namesIn('utm_source', mendedSources(parameters));
  const typed = (parameters.get('utm_medium') ?? '').split(comma).map((medium) => medium.trim());
  const mediums = typed.map((medium) => adviceOnName('utm_medium', medium).better);
  const isPaired =
    mediums.length > 1 && mediums.length === sources.length && mediums.every(Boolean);
  const isOwned = sources.some((source) => source.includes('/'));
  if (!isPaired || isOwned) return undefined;
  const written = sources.map((source, index) => {
    const medium = mediums[index];
    return `${source}/${(isSource(medium) && usualMedium(source, medium)) || medium}`;
  });
  return new Map([
    ['utm_source', listOf(written)],
    ['utm_medium', ''],
  ]);
}

/** As it is written into a field that takes several names. Empty ones are left out. */
export function listOf(names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
