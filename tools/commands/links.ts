/** `npm run links -- --utm_campaign=summer`: every address to share. `--help` explains the options. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../lib/site';
import { asCsv, sharedAddresses } from '../campaign/addresses';
import { helpText, readOptions } from '../campaign/options';
import { qrCodes } from '../campaign/qr-codes';

try {
  const { help, json, qr, ...campaign } = readOptions(process.argv.slice(2));
  const addresses = sharedAddresses(campaign);
  if (help) {
    console.log(helpText);
  } else {
    if (qr) writeQrCodes(qr, qrCodes(addresses));
    process.stdout.write(json ? `${JSON.stringify(addresses, null, 2)}\n` : asCsv(addresses));
    console.error(`These are the addresses at ${settings.SITE_URL}, which SITE_URL names.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function writeQrCodes(folder: string, codes: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [language, svg] of codes) writeFileSync(join(folder, `${language}.svg`), svg);
  console.error(`QR codes of the home page: ${codes.size} in ${folder}/`);
}
