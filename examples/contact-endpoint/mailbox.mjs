/** The file that messages go to, each a line of JSON. */
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * @returns a function that appends a line after those before it, and resolves when the line is on the disk
 * @throws Error if the file cannot be written
 */
export async function openMailbox(path) {
  await append(path, '');
  /** Settled when the last line is on the disk, or could not be written. */
  let written = Promise.resolve();
  return function keep(line) {
    const kept = written.then(() => append(path, `${line}\n`));
    written = kept.catch((error) =>
      console.error(`Not kept, and its sender was told so: ${error.message}`),
    );
    return kept;
  };
}

/** Opens the file each time, so that it may be moved away. Nobody else on the machine may read it. */
async function append(path, text) {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    // A crash or a full disk may have left the end of a line unwritten. It must not swallow the next one.
    await file.appendFile((await endsLine(file, size)) ? text : `\n${text}`);
    await file.sync();
    // A new file's name is on the disk only when its folder is.
    if (size === 0) await syncFolder(dirname(path));
  } finally {
    await file.close();
  }
}

/** True if nothing stands before what is appended but whole lines. */
async function endsLine(file, size) {
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

async function syncFolder(path) {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
