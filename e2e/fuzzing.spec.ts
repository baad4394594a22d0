/**
 * Two thousand generated addresses: no exception, no foreign request, no way off the site, no markup from them.
 * Each is loaded and decided on.
 * A failure prints its seed; `FUZZ_SEED` repeats it.
 */
import fc from 'fast-check';
import { address } from './setup/addresses';
import { plain, under } from './setup/sites';
import { expect, test } from './setup/test';
import { openFramePage, visitInFrames } from './setup/visit-in-frames';

const atOnce = 20;
const rounds = 50;
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;

/** Chromium reports a document that has an error's status, as it should here. */
const isStatus = (line: string) => /status of (400|404|500) .*\)$/.test(line);

for (const site of [plain, under]) {
  test(`${site.folder}: ${atOnce * rounds} addresses do no harm`, async ({
    page,
    complaints,
    violations,
  }) => {
    test.setTimeout(600_000);
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await openFramePage(page, site);
    let visits = 0;
    const ended: string[] = [];
    const harmless = fc.asyncProperty(
      fc.array(address, { minLength: atOnce, maxLength: atOnce }),
      async (addresses) => {
        const visited = await visitInFrames(
          page,
          addresses.map((text) => site.origin + site.basePath + text),
        );
        const faults = visited.flatMap(({ faults }, index) =>
          faults.map((fault) => `${JSON.stringify(addresses[index])}: ${fault}`),
        );
        const said = complaints.splice(0).filter((line) => !isStatus(line));
        expect([...faults, ...said, ...violations.splice(0)]).toEqual([]);
        visits += visited.length;
        ended.push(...visited.flatMap(({ page: path }) => path ?? []));
      },
    );
    await fc.assert(harmless, { numRuns: rounds, seed, endOnFailure: true });
    expect(visits).toBe(atOnce * rounds);
    // The host answers a broken escape by itself; all else has to be a page, and not always the same one.
    expect(ended.length).toBeGreaterThan(visits * 0.8);
    expect(new Set(ended).size).toBeGreaterThan(40);
  });
}
