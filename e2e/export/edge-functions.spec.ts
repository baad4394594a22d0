/** The functions that the build makes for hosts which run JavaScript, and which nobody can install. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, test } from 'playwright/test';
import { hostileQueries, rows } from '../setup/hosts/addresses';
import { tableFaults } from '../setup/hosts/ask';
import { emulations } from '../setup/hosts/emulations';
import { njs } from '../setup/servers';
import { plain, under } from '../setup/sites';
import { start } from '../setup/start-server';

for (const [index, server] of emulations.entries()) {
  for (const [offset, site] of [plain, under].entries()) {
    test(`${server.name}, ${site.folder}: every address of the table gets its answer`, async () => {
      const port = 4330 + 2 * index + offset;
      const { stop } = await start(server, site, port);
      expect(await tableFaults({ ...server, port }, site)).toEqual([]);
      await stop();
    });
  }
}

const file = `${plain.folder}-hosts/cloudfront.js`;

test('CloudFront gets ES 5.1, and not too much of it', () => {
  const code = readFileSync(file, 'utf8');
  expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
  // Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});

/** A script that hands the function every address, and prints its answers, one a line. */
function script(): string {
  const addresses = [...rows.map(({ at }) => at), ...hostileQueries.map((query) => `/?${query}`)];
  const asked = addresses.map((address) => address.split(/\?(.*)/s, 2));
  return `${readFileSync(file, 'utf8')}
${JSON.stringify(asked)}.forEach(function (address) {
  var request = { uri: address[0], rawQueryString: function () { return address[1]; } };
  console.log(JSON.stringify(handler({ request: request })));
});`;
}

// An engine of nginx, and the only one to be had that knows as little as CloudFront's.
test('njs gives the answers of Node.js', () => {
  test.skip(!existsSync(njs), 'njs is not installed');
  const path = test.info().outputPath('cloudfront.js');
  writeFileSync(path, script());
  const [own, other] = [process.execPath, njs].map((engine) =>
    spawnSync(engine, [path], { encoding: 'utf8' }),
  );
  expect(other.stderr).toBe('');
  expect(other.stdout).toBe(own.stdout);
  expect(own.stdout.match(/^\{.*\}$/gm)).toHaveLength(rows.length + hostileQueries.length);
});
