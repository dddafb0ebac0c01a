import { createHmac } from 'node:crypto';
import { emailHash } from '@stallbook/kernel';
import { AdminList, Keyring, signAccessToken, type AccessClaims } from '@stallbook/platform';
import { fixedClock } from '@stallbook/testing';
import { AccessTokenStrategy, type SignedIn } from './access-token.strategy.js';
import { authenticate } from './authenticate.js';
import { SessionCookies } from './cookies.js';

const keys = new Keyring(`2026:${'a'.repeat(43)}=`, 'access-token');
const other = new Keyring(`2026:${'b'.repeat(43)}=`, 'access-token');
const claims: AccessClaims = {
  sub: 'u1',
  role: 'vendor',
  confirmed: true,
  sid: 's1',
  eh: emailHash('Vera@Example.org'),
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signedText = (signed: string, hash = 'sha256') =>
  `${signed}.${createHmac(hash, keys.current.key).update(signed).digest('base64url')}`;
const signedBy = (header: unknown, body: unknown, hash = 'sha256') =>
  signedText(`${encode(header)}.${encode(body)}`, hash);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Differs only in the two bits that a base64 decoder drops. */
const nextLetter = (letter = 'A') => ALPHABET[ALPHABET.indexOf(letter) + 1] ?? '';

describe('access tokens', () => {
  const clock = fixedClock('2027-05-08T12:00:00Z');
  const token = signAccessToken(claims, keys, clock);
  const [header = '', body = '', mac = ''] = token.split('.');
  const url = 'http://localhost:8080';
  const admins = new AdminList({
    STALLBOOK_ADMIN_EMAILS: [],
    STALLBOOK_ADMIN_SECOND_FACTOR: 'off',
    STALLBOOK_PUBLIC_URL: url,
  });
  const strategyAt = (now = clock, holding = keys, endedSession = '') =>
    new AccessTokenStrategy({
      cookies: new SessionCookies(url),
      keys: holding,
      clock: now,
      admins,
      ended: { has: (id) => id === endedSession },
    });
  const verify = (given: string, strategy = strategyAt()) =>
    authenticate<SignedIn>(strategy, { cookies: { sb_access: given } });
  const actor = { id: 'u1', role: 'vendor', sessionId: 's1' };
  const full = { ...claims, aud: 'stallbook', iat: 0, exp: 4_000_000_000 };
  const hs256 = { alg: 'HS256', typ: 'JWT', kid: '2026' };

  it('identifies the caller for 15 minutes', async () => {
    const endsWith = ['s1', 's1.0'];
    expect(await verify(token)).toEqual({ actor, until: new Date('2027-05-08T12:15:00Z'), endsWith });
    const later = fixedClock('2027-05-08T12:15:00Z');
    expect(await verify(token, strategyAt(later))).toBeUndefined();
  });

  it('rejects a token of an ended session', async () => {
    expect(await verify(token, strategyAt(clock, keys, 's1'))).toBeUndefined();
    expect(await verify(token, strategyAt(clock, keys, 's2'))).toBeDefined();
  });

  it('rejects a token from before the second factor was turned on in its session', async () => {
    expect(await verify(token, strategyAt(clock, keys, 's1.0'))).toBeUndefined();
    const later = signAccessToken({ ...claims, epoch: 1 }, keys, clock);
    expect(await verify(later, strategyAt(clock, keys, 's1.0'))).toBeDefined();
    expect(await verify(later, strategyAt(clock, keys, 's1.1'))).toBeUndefined();
  });

  it('carries the check of the second factor', async () => {
    const checkedAt = '2027-05-08T12:00:00Z';
    const checked = signAccessToken({ ...claims, factor: { checkedAt } }, keys, clock);
    expect(await verify(checked)).toMatchObject({ actor: { secondFactor: { checkedAt } } });
  });

  it.each([
    ['nothing', ''],
    ['two parts', `${header}.${body}`],
    ['four parts', `${token}.x`],
    ['no signature', `${header}.${body}.`],
    ['an altered body', `${header}.${encode({ ...full, sub: 'u2' })}.${mac}`],
    ['a signature with characters that decoders skip', `${token}!!`],
    ['a padded signature', `${token}=`],
    ['a signature with unused bits set', `${token.slice(0, -1)}${nextLetter(token.at(-1))}`],
    ['a line break after it', `${token}\n`],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['another algorithm under our key', signedBy({ ...hs256, alg: 'HS512' }, full, 'sha512')],
    ['another key', signAccessToken(claims, other, clock)],
    ['an unknown key', signedBy({ ...hs256, kid: '2025' }, full)],
    ['another audience', signedBy(hs256, { ...full, aud: 'elsewhere' })],
    ['a role that no profile has', signedBy(hs256, { ...full, role: 'admin' })],
    ['claims that are no object', signedBy(hs256, 'text')],
    ['a body that is no JSON', signedText(`${encode(hs256)}.${Buffer.from('{').toString('base64url')}`)],
    ['a head that is no JSON', signedText(`${Buffer.from('{').toString('base64url')}.${body}`)],
    ['an end that is no number', signedBy(hs256, { ...full, exp: 'never' })],
    ['no end', signedBy(hs256, { ...full, exp: undefined })],
  ])('rejects a token with %s', async (_, given) => {
    expect(await verify(given)).toBeUndefined();
  });

  it('keeps concurrent requests separate', async () => {
    const strategy = strategyAt();
    const ids = Array.from({ length: 20 }, (_, n) => `u${n}`);
    const tokens = ids.map((sub) => signAccessToken({ ...claims, sub }, keys, clock));
    const found = await Promise.all(tokens.map((one) => verify(one, strategy)));
    expect(found.map((one) => one?.actor.id)).toEqual(ids);
  });

  it('accepts tokens of the previous key while that key is configured', async () => {
    const fresh = `2027:${'c'.repeat(43)}=`;
    const both = new Keyring(`${fresh},2026:${'a'.repeat(43)}=`, 'access-token');
    const only = strategyAt(clock, new Keyring(fresh, 'access-token'));
    expect(await verify(token, strategyAt(clock, both))).toMatchObject({ actor });
    expect(await verify(signAccessToken(claims, both, clock), only)).toMatchObject({ actor });
    expect(await verify(token, only)).toBeUndefined();
  });

  it('takes the key from the configuration and ignores key URLs in the header', async () => {
    const jku = 'https://evil.example/keys.json';
    expect(await verify(signedBy({ ...hs256, jku }, full))).toMatchObject({ actor });
    expect(await verify(signedBy({ ...hs256, kid: undefined }, full))).toBeUndefined();
  });
});
