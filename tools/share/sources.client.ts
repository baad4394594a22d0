/** What would be better for several sources together, and for the medium that those without a slash share. */
import { namesIn, type Parameters, slashedParts, sourceParts } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { adviceOnSource } from './source-advice.client';
import { isMedium, isPrinted, isSource, usualMedium } from './vocabulary.client';

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

/** The sources with what stands behind further slashes of one as a source each: `mall/print/orchard/bugis`. Empty if none has. */
export function withPlacesApart(parameters: Parameters): Parameters {
  const names = namesIn('utm_source', parameters);
  const apart = names.flatMap((name) => {
    const [source, medium, ...places] = slashedParts(name);
    // Neither what lacks commas nor what must not go out is a source with a content.
    const isSeveral = places.length > 1 && adviceOnSource(name, '').content;
    return isSeveral ? places.map((place) => slashed([source, medium, place])) : name;
  });
  if (apart.length === names.length) return new Map();
  return mendedSources(new Map([['utm_source', listOf(apart)]]));
}

type Crossing = {
  /** How many addresses come of it. */
  count: number;
  /** The sources that are printed. */
  printed: readonly string[];
  /** The contents behind those alone. Undefined if all or none are printed, or a content is no name yet. */
  values?: Parameters;
};

/** Where several contents meet sources with several mediums, so that those of posters meet networks. */
export function contentsCrossing(parameters: Parameters): Crossing | undefined {
  const contents = namesIn('utm_content', parameters);
  const sources = namesIn('utm_source', parameters).map((name) => {
    const [source, medium = mediumIn(parameters), content] = sourceParts(name);
    return { name, source, medium, content };
  });
  const met = sources.filter(({ content }) => !content);
  if (contents.length < 2 || new Set(met.map(({ medium }) => medium)).size < 2) return undefined;
  const printed = met.filter(({ medium }) => isPrinted(medium));
  const better = contents.map((name) => adviceOnName('utm_content', name).better);
  const isApart = printed.length > 0 && printed.length < met.length && better.every(Boolean);
  const apart = sources.flatMap((each) =>
    printed.includes(each)
      ? better.map((content) => slashed([each.source, each.medium, content]))
      : each.name,
  );
  return {
    count: contents.length * met.length,
    printed: printed.map(({ source }) => source),
    values: isApart
      ? new Map([
          ['utm_source', listOf(apart)],
          ['utm_content', ''],
        ])
      : undefined,
  };
}

/** With slashes between, as it is written into the field for sources. */
export function slashed(parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}

/** As it is written into a field that takes several names. Empty ones are left out. */
export function listOf(names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
