/** What the home page of a site has below the article. */
import type { Brand, HomeSection, SectionLabel } from './names';
import type { Configured } from './site';

/** The sections in their order; those with a label are in the navigation, too. */
export function homeSectionsOf({
  config,
}: Configured): { id: HomeSection; label?: SectionLabel }[] {
  return config.homeSections.map(({ id, label }) => ({
    id: id as HomeSection,
    label: label as SectionLabel | undefined,
  }));
}

/** The brands in their order. */
export function brandsOf({ config }: Configured): readonly Brand[] {
  return config.brands as readonly Brand[];
}
