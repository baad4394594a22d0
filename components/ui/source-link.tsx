import { site } from '@/lib/current/site';
import type { SourceId } from '@/lib/site/names';
import { externalLink } from './external-link';

/** For tags in messages: makes their contents a link to a source, in a new tab. */
export function sourceLink(id: SourceId) {
  return externalLink(site.config.facts.sources[id].url);
}
