/** What `npm run build` refuses, as real processes. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { fieldsOf } from '../../lib/operator-rules';
import { operators } from '../../lib/operators';

const run = promisify(execFile);

/** A folder that nothing else builds to. */
const destination = 'out-of-the-question';

type Refusal = { code: number; lines: string[] };

async function refusal(program: string, parameters: string[], settings: object): Promise<Refusal> {
  const env = { ...process.env, ...settings };
  try {
    await run(program, parameters, { env, timeout: 20_000 });
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, lines: stderr.split('\n').filter((line) => line.startsWith('  - ')) };
  }
  throw new Error('It was built');
}

const refusedBuild = (settings: object) =>
  refusal(process.execPath, ['--import', 'tsx', 'tools/commands/build.ts', destination], settings);

const writtenTo = () => readdirSync('.').filter((name) => name.includes(destination));

test('a setting that cannot be used ends the build', async () => {
  const { code, lines } = await refusedBuild({ BASE_PATH: 'surveys' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^ {2}- BASE_PATH must start with a slash.*"surveys".*Example: BASE_PATH=\//,
    ),
  ]);
  expect(writtenTo()).toEqual([]);
});

test('the samples end a build for the public, with a line and an example each', async () => {
  const { code, lines } = await refusedBuild({ SITE_URL: 'https://www.my-surveys.sg' });
  expect(code).toBe(1);
  const filled = ['city', 'addressCountry'];
  const expected = Object.entries(operators).flatMap(([id, operator]) =>
    fieldsOf(operator)
      .filter((field) => !filled.includes(field))
      .map((field) => `  - lib/operators.ts: ${id}.${field} is a sample`),
  );
  expect(lines).toEqual([
    ...expected.map((start) => expect.stringMatching(`^${start}.*Example: .`)),
    expect.stringMatching(/^ {2}- PARTNER_URL is a sample.*Example: PARTNER_URL=https:/),
    expect.stringMatching(/^ {2}- CONTACT_ENDPOINT is not set.*Example: CONTACT_ENDPOINT=https:/),
  ]);
  expect(writtenTo()).toEqual([]);
});
