/** Reads bytes as UTF-8, the one encoding of the message files. */

/** The marks at the beginning of a file by which other encodings are known. */
const utf16 = ['fffe', 'feff'];

/** The first line, from 1, whose bytes are not UTF-8; 0 if all are. */
function brokenLine(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  // No byte of a longer character is a line feed, so that each line stands alone.
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf('\n', start);
    const next = end === -1 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      return line;
    }
    start = next;
  }
  return 0;
}

/** The line at which a file is in another encoding, and which; nothing if it is UTF-8. */
export function encodingFault(bytes: Buffer): { line: number; reason: string } | undefined {
  if (utf16.includes(bytes.subarray(0, 2).toString('hex')) || bytes.includes(0))
    return { line: 1, reason: 'is UTF-16: save it as UTF-8' };
  const line = brokenLine(bytes);
  if (line > 0)
    return {
      line,
      reason: 'is not UTF-8 from here on, perhaps Windows-1250 or -1252: save it as UTF-8',
    };
}
