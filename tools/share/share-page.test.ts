import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { testSite } from '../../lib/testing/test-site';
import { readExport } from '../export/read-export';
import { sharePage } from './share-page';

// Tailwind hooks into Node.js's loader, which Jest forbids.
jest.mock('./stylesheet', () => ({ stylesheet: async () => '' }));

async function page() {
  const folder = mkdtempSync(join(tmpdir(), 'share-page-'));
  const exported = readExport(folder, testSite());
  rmSync(folder, { recursive: true });
  return parse(await sharePage({ exported, isPublic: true, day: '2026-11-26' }));
}

test('the file, which is handed out, has the licences of what it contains', async () => {
  const text = (await page()).querySelector('details')?.textContent;
  for (const name of ['fflate', 'papaparse', 'uqr', 'tailwindcss'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain('Permission is hereby granted');
});

test('no search engine lists it, where somebody puts it on the web', async () => {
  const robots = (await page()).querySelectorAll('head [name=robots]');
  expect(robots.map(({ attrs }) => attrs.content)).toEqual(['noindex']);
});
