/**
 * `npm run keep`: adds to the export the hashed files that the site at SITE_URL has from earlier releases.
 * The first argument names another folder than `out`.
 */
import { settings } from '../site';
import { keepAssets } from './kept-assets';

const folder = process.argv[2] ?? 'out';
const site = settings.SITE_URL + settings.BASE_PATH;
const kept = await keepAssets(folder, site, new Date());
console.log(`Kept ${kept.length} files of earlier releases from ${site}`);
