/** `npm run links -- --utm_campaign=summer`: every address to share, as CSV on the standard output. */
import { settings } from '../../lib/site';
import { addressesAsCsv, readParameters } from '../campaign/addresses';

try {
  process.stdout.write(addressesAsCsv(readParameters(process.argv.slice(2))));
  console.error(`These are the addresses at ${settings.SITE_URL}, which SITE_URL names.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
