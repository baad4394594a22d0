import { createHash } from 'node:crypto';

/** A content's hash as policies and `integrity` attributes have it (https://www.w3.org/TR/SRI/). */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
