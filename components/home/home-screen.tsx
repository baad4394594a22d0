import type { ComponentType } from 'react';
import { type HomeSection, homeSections } from '@/lib/home-sections';
import { About } from './about';
import { Article } from './article';
import { Brands } from './brands';
import { Hero } from './hero';
import { HowWeChoose } from './how-we-choose';
import { PrivacyMatters } from './privacy-matters';
import { Sources } from './sources';
import { TipsForSuccess } from './tips-for-success';

const sections: Record<HomeSection, ComponentType> = {
  'how-we-choose': HowWeChoose,
  'tips-for-success': TipsForSuccess,
  brands: Brands,
  'privacy-matters': PrivacyMatters,
  about: About,
};

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Article />
      {homeSections.map(({ id }) => {
        const Section = sections[id];
        return <Section key={id} />;
      })}
      <Sources />
    </>
  );
}
