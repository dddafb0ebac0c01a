import { generateSync } from 'otplib';
import { newSecret, stepOf, uriOf } from './totp.js';

/** The secret of the test vectors of RFC 6238. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('are those of RFC 6238 at %s', (seconds, code, step) => {
    expect(stepOf(RFC_SECRET, code, at(seconds))).toBe(step);
  });

  it('are valid one step before and after, and return their step', () => {
    const code = generateSync({ secret: RFC_SECRET, epoch: 3_000 });
    expect([2_970, 3_000, 3_030].map((now) => stepOf(RFC_SECRET, code, at(now)))).toEqual([100, 100, 100]);
    expect([2_940, 3_060].map((now) => stepOf(RFC_SECRET, code, at(now)))).toEqual([undefined, undefined]);
  });

  it('are invalid for another secret', () => {
    expect(stepOf(newSecret(), '287082', at(59))).toBeUndefined();
  });

  it('use a secret of 160 bits, which the URI of the QR code contains', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(uriOf(secret, 'vera@example.org'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Stallbook:vera@example.org',
    ]);
    expect(uri.searchParams.get('secret')).toBe(secret);
  });
});
