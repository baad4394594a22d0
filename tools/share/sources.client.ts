/** What would be better for several sources together, and for the medium that those without a slash share. */
import { namesIn, type Parameters, sourceParts } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { adviceOnSource } from './source-advice.client';
import { isMedium, isSource, usualMedium } from './vocabulary.client';

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

/** With slashes between, as it is written into the field for sources. */
export function slashed(parts: readonly string[]): string {
  return parts.filter(Boolean).join('/');
}

/** As it is written into a field that takes several names. Empty ones are left out. */
export function listOf(names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
