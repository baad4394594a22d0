/** What only a mistake puts before a reader. */
import german from '../../../messages/de.json';
import english from '../../../messages/en.json';
import type { PlantedFault } from '../../testing/tiny-export';

const { label } = english.header.nav;
const germanLabel = german.header.nav.label;
/** A message with an argument. */
const author = english.hero.author.replace('{siteName}', 'Guide');

export default [
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>See header.home!</p>',
    expect: 'shows the key header.home',
  },
  {
    file: 'terms/index.html',
    from: 'placeholder="Name"',
    to: 'placeholder="hero.title"',
    expect: 'shows the key hero.title',
  },
  {
    file: 'terms/index.html',
    from: 'content="On terms"',
    to: 'content="pages.terms.meta.description"',
    expect: 'shows the key pages.terms.meta.description',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>By {siteName}</p>',
    expect: 'shows {siteName}',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>{minutes, number} minutes</p>',
    expect: 'shows {minutes, number}',
  },
  {
    file: 'index.html',
    from: 'alt="Kopi"',
    to: 'alt="{brand}"',
    expect: 'shows {brand}',
  },
  {
    file: 'de/index.html',
    from: 'aria-label="Pages"',
    to: `aria-label="${label}"`,
    expect: `aria-label "${label}" is in en, not in de`,
  },
  {
    file: 'de/index.html',
    from: 'placeholder="Name"',
    to: `placeholder="${author}"`,
    expect: `placeholder "${author}" is in en, not in de`,
  },
  {
    file: 'de/index.html',
    from: 'lang="en">English',
    to: `lang="en" title="${germanLabel}">English`,
    expect: `title "${germanLabel}" is in de, not in en`,
  },
] satisfies PlantedFault[];
