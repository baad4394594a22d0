/** Types of the names in `site.config.ts`: any other name does not compile. */
import type config from '@/site.config';

type Config = typeof config;

export type Locale = Config['languages'][number]['code'];
export type Route = Config['pages'][number]['route'];
export type HomeSection = Config['homeSections'][number]['id'];
export type Brand = Config['brands'][number];
export type SectionLabel = Extract<Config['homeSections'][number], { label: string }>['label'];
export type SourceId = keyof Config['facts']['sources'];
