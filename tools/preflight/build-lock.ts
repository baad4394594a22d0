/** One build at a time: all of them use the same folders in the project. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** @param id 0, which no process has, if the note is empty: on a full disk */
function isRunning(id: number): boolean {
  if (!id) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Notes that this process builds, until it ends. A note of one that was killed does not count.
 * @returns why this one cannot, if so
 */
export function lockFault(file = '.out-building'): string | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') return `Nothing can be written here: ${message}`;
    const other = Number(readFileSync(file, 'utf8'));
    if (other !== process.pid && isRunning(other))
      return `Another build is running, process ${other}. If that is no build, remove ${file}`;
    rmSync(file, { force: true });
    return lockFault(file);
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return undefined;
}
