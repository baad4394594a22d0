/** What html-validate reports about a page. */
import { tinyExport } from '../../testing/tiny-export';
import { markup } from './markup';

const { plant } = tinyExport(markup);

const heading = '<h1>Terms of use</h1>';

plant([
  {
    file: 'terms/index.html',
    from: heading,
    to: `${heading}<h3>Deeper</h3>`,
    expect: 'Heading level can only increase by one, expected <h2> but got <h3> (#content > h3)',
  },
  {
    file: 'terms/index.html',
    from: heading,
    to: `${heading}<h2> </h2>`,
    expect: '<h2> cannot be empty, must have text content (#content > h2)',
  },
  {
    file: 'terms/index.html',
    from: heading,
    to: `${heading}<p id="one"></p><p id="one"></p>`,
    expect: 'Duplicate ID "one" (#content > p:nth-child(4))',
  },
  {
    file: '404.html',
    from: '<h1>',
    to: '<p style="color: red">Gone</p><h1>',
    expect: 'Inline style is not allowed (html > body > p)',
  },
]);
