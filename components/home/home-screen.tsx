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

/** The home page. Its first screen shows a steaming cup of coffee, and its end one that is cold. */
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
