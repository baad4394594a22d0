import { sha256 } from './integrity';

// By `printf abc | openssl dgst -sha256 -binary | base64`.
test('a content has the hash that browsers compute for it', () => {
  expect(sha256('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});
