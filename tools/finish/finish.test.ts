import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../lib/testing/test-site';
import { writeSecurityText } from './finish';

test('security.txt of a build with a fixed time is the same on any day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'finish-'));
  const settings = { SECURITY_CONTACT: 'mailto:a@guide.test', SOURCE_DATE_EPOCH: '1764115200' };
  writeSecurityText(folder, testSite(settings));
  const text = readFileSync(join(folder, '.well-known/security.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  // 360 days after 26 November 2025.
  expect(text).toContain('Expires: 2026-11-21T00:00:00.000Z');
});
