import { About } from './about';
import { Article } from './article';
import { Brands } from './brands';
import { Hero } from './hero';
import { HowWeChoose } from './how-we-choose';
import { PrivacyMatters } from './privacy-matters';
import { TipsForSuccess } from './tips-for-success';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Article />
      <HowWeChoose />
      <TipsForSuccess />
      <Brands />
      <PrivacyMatters />
      <About />
    </>
  );
}
