/** CloudFront's function, in what stands for its engine, which nobody can install. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, test } from 'playwright/test';
import { plain } from '../setup/exports';
import { hostileQueries, rows } from '../setup/hosts/addresses';
import { njs } from '../setup/hosts/servers';

const file = `${plain.folder}-hosts/cloudfront.js`;

test('it is ES 5.1, and not too much of it', () => {
  const code = readFileSync(file, 'utf8');
  expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
  // Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});

// An engine of nginx, and the only one to be had that knows as little as CloudFront's.
test('njs gives the answers of Node.js', () => {
  test.skip(!existsSync(njs), 'njs is not installed');
  const addresses = [...rows.map(({ at }) => at), ...hostileQueries.map((query) => `/?${query}`)];
  const asked = addresses.map((address) => address.split(/\?(.*)/s, 2));
  const script = test.info().outputPath('cloudfront.js');
  writeFileSync(
    script,
    `${readFileSync(file, 'utf8')}
${JSON.stringify(asked)}.forEach(function (address) {
  var request = { uri: address[0], rawQueryString: function () { return address[1]; } };
  console.log(JSON.stringify(handler({ request: request })));
});`,
  );
  const [own, other] = [process.execPath, njs].map((engine) =>
    spawnSync(engine, [script], { encoding: 'utf8' }),
  );
  expect(other.stderr).toBe('');
  expect(other.stdout).toBe(own.stdout);
  expect(own.stdout.match(/^\{.*\}$/gm)).toHaveLength(addresses.length);
});
