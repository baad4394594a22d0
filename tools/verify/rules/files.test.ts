/** What pages and the manifest name, and the sizes that they state. */
import { tinyExport } from '../../testing/tiny-export';
import { files } from './files';

const { plant, faultsWith } = tinyExport(files);

plant([
  {
    file: '.well-known/security.txt',
    from: '2999-01-01',
    to: '2025-01-01',
    expect: 'expired on 2025-01-01: build anew',
  },
  {
    file: 'terms/index.html',
    from: 'src="/surveys/client.js"',
    to: 'src="/surveys/none.js"',
    expect: 'names /surveys/none.js, which is no file',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/style.css"',
    to: 'href="/surveys/none.css"',
    expect: 'names /surveys/none.css, which is no file',
  },
  {
    file: 'index.html',
    from: 'src="/surveys/kopi.svg"',
    to: 'src="kopi/none.svg"',
    expect: 'names kopi/none.svg, which is no file',
  },
  {
    file: 'index.html',
    from: 'src="/surveys/kopi.svg"',
    to: 'srcset="kopi/none.svg" src="/surveys/kopi.svg"',
    expect: 'names kopi/none.svg, which is no file',
  },
  {
    file: 'terms/index.html',
    from: 'rel="manifest"',
    to: 'rel="preload"',
    expect: 'names no manifest',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/manifest.webmanifest"',
    to: 'href="/surveys/robots.txt"',
    expect: 'names no manifest',
  },
  {
    file: 'index.html',
    from: ' height="150"',
    to: '',
    expect: 'picture /surveys/kopi.svg has no width and height',
  },
  {
    file: 'index.html',
    from: 'width="240"',
    to: 'width="0"',
    expect: 'picture /surveys/kopi.svg has no width and height',
  },
  {
    file: 'index.html',
    from: 'height="150"',
    to: 'height="240"',
    expect: 'picture /surveys/kopi.svg is 240x150, stated as 240x240',
  },
  {
    file: 'manifest.webmanifest',
    from: '{ "start_url"',
    to: '"start_url"',
    expect: 'is not valid JSON',
  },
  {
    file: 'manifest.webmanifest',
    from: '"start_url": "/surveys/"',
    to: '"start_url": "/surveys/de/"',
    expect: 'starts at /surveys/de/, not at https://guide.test/surveys/',
  },
  {
    file: 'manifest.webmanifest',
    from: '"scope": "/surveys/"',
    to: '"scope": "/"',
    expect: 'has the scope /, not https://guide.test/surveys/',
  },
  {
    file: 'manifest.webmanifest',
    from: '"icons"',
    to: '"pictures"',
    expect: 'has no icons',
  },
  {
    file: 'manifest.webmanifest',
    from: 'icons/icon.png',
    to: 'icons/none.png',
    expect: 'names /surveys/icons/none.png, which is no file',
  },
  {
    file: 'manifest.webmanifest',
    from: '"sizes": "192x192"',
    to: '"sizes": "256x256"',
    expect: 'icon /surveys/icons/icon.png is 192x192, stated as 256x256',
  },
  {
    file: 'manifest.webmanifest',
    from: '"sizes": "192x192"',
    to: '"purpose": "any"',
    expect: 'icon /surveys/icons/icon.png is 192x192, stated as ',
  },
]);

test.each(['404.html', 'de/404.html', 'terms/index.html', 'robots.txt', 'sitemap.xml'])(
  '%s is missing',
  (file) => {
    expect(faultsWith(file, undefined)).toEqual([`${file}: is missing`]);
  },
);
