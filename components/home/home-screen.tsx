import type { ComponentType } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { site } from '@/lib/current/site';
import type { HomeSection } from '@/lib/site/names';
import { About } from './about';
import { Article } from './article';
import { Brands } from './brands';
import { Hero } from './hero';
import { HowWeChoose } from './how-we-choose';
import { PrivacyMatters } from './privacy-matters';
import { TipsForSuccess } from './tips-for-success';

const sections: Record<HomeSection, ComponentType> = {
  'how-we-choose': HowWeChoose,
  'tips-for-success': TipsForSuccess,
  brands: Brands,
  'privacy-matters': PrivacyMatters,
  about: About,
};

/**
 * The home page. The kopi of the first screen steams, that of the strip does so less, and the one
 * at the end is cold.
 */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Article />
      {site.config.homeSections.map(({ id }) => {
        const Section = sections[id];
        return <Section key={id} />;
      })}
      <div className="page-width cold-kopi print:hidden">
        <Drawing name="cup" />
      </div>
    </>
  );
}
