import { localeCodes } from './lib/locales';
import { pageHtml, pageWeight } from './tools/testing/page-weight';

const folder = process.argv[2] ?? 'out';
for (const locale of localeCodes) {
  const w = pageWeight(folder, pageHtml(folder, { locale, route: 'home' }));
  console.log(
    locale.padEnd(6),
    'html',
    w.html,
    'css',
    w.css,
    'js',
    w.javaScript,
    'pics',
    w.pictures,
    'fonts',
    w.fonts,
    'all',
    w.all,
  );
}
