import { securityHeaders } from './rules';

test.each([
  ['Content-Security-Policy', "default-src 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', expect.stringContaining('camera=()')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
])('every answer has %s', (name, value) => {
  expect(Object.fromEntries(securityHeaders("default-src 'none'"))[name]).toEqual(value);
});
