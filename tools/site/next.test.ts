import { spawnSync } from 'node:child_process';
import { runNext } from './next';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 0 })) }));

test('Next.js runs without telemetry, whatever its other variables are', () => {
  expect(runNext(['build'], { EXPORT_DIR: 'x', NEXT_TELEMETRY_DISABLED: '0' })).toBe(0);
  expect(spawnSync).toHaveBeenCalledWith(
    process.execPath,
    [expect.stringContaining('next'), 'build'],
    expect.objectContaining({
      env: expect.objectContaining({ EXPORT_DIR: 'x', NEXT_TELEMETRY_DISABLED: '1' }),
    }),
  );
});
