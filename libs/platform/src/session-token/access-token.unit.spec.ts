import { createHmac } from 'node:crypto';
import { fixedClock } from '@stallbook/kernel';
import { Keyring } from '../keys/keyring.js';
import { AdminList, emailHash } from './admins.js';
import { signAccessToken, verifyAccessToken } from './access-token.js';
import type { AccessClaims } from './access-token.js';

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

const signedBy = (header: unknown, body: unknown) => {
  const signed = `${encode(header)}.${encode(body)}`;
  return `${signed}.${createHmac('sha256', keys.current.key).update(signed).digest('base64url')}`;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Differs only in the two bits that a decoder of 32 bytes drops. */
const nextLetter = (letter = 'A') => ALPHABET[ALPHABET.indexOf(letter) + 1] ?? '';

describe('access tokens', () => {
  const clock = fixedClock('2027-05-08T12:00:00Z');
  const token = signAccessToken(claims, keys, clock);
  const [header = '', body = '', mac = ''] = token.split('.');
  const full = { ...claims, aud: 'stallbook', iat: 0, exp: 4_000_000_000 };
  const hs256 = { alg: 'HS256', typ: 'JWT', kid: '2026' };

  it('say who calls until 15 minutes have passed', () => {
    expect(verifyAccessToken(token, keys, clock)).toMatchObject({
      claims,
      expiresAt: new Date('2027-05-08T12:15:00Z'),
    });
    const later = fixedClock('2027-05-08T12:15:00Z');
    expect(verifyAccessToken(token, keys, later)).toEqual({ claims: undefined, reason: 'expired' });
  });

  it.each([
    ['nothing', '', 'malformed'],
    ['two parts', `${header}.${body}`, 'malformed'],
    ['four parts', `${token}.x`, 'malformed'],
    ['no signature', `${header}.${body}.`, 'forged'],
    ['an altered body', `${header}.${encode({ ...full, sub: 'u2' })}.${mac}`, 'forged'],
    ['a signature with characters that decoders skip', `${token}!!`, 'forged'],
    ['a padded signature', `${token}=`, 'forged'],
    ['a signature with unused bits set', `${token.slice(0, -1)}${nextLetter(token.at(-1))}`, 'forged'],
    ['a line break after it', `${token}\n`, 'forged'],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`, 'forged'],
    ['another algorithm under our key', signedBy({ alg: 'HS512', typ: 'JWT' }, full), 'forged'],
    ['another key', signAccessToken(claims, other, clock), 'forged'],
    ['an unknown key', signedBy({ ...hs256, kid: '2025' }, full), 'forged'],
    ['another audience', signedBy(hs256, { ...full, aud: 'elsewhere' }), 'other-audience'],
    ['a role that nobody can have', signedBy(hs256, { ...full, role: 'admin' }), 'malformed'],
    ['claims that are no object', signedBy(hs256, 'text'), 'malformed'],
  ])('are refused with %s', (_, given, reason) => {
    expect(verifyAccessToken(given, keys, clock)).toEqual({ claims: undefined, reason });
  });

  it('outlive a new key as long as the one before is kept', () => {
    const fresh = `2027:${'c'.repeat(43)}=`;
    const both = new Keyring(`${fresh},2026:${'a'.repeat(43)}=`, 'access-token');
    expect(verifyAccessToken(token, both, clock).claims).toEqual(claims);
    const signed = signAccessToken(claims, both, clock);
    expect(verifyAccessToken(signed, new Keyring(fresh, 'access-token'), clock).claims).toEqual(claims);
    expect(verifyAccessToken(token, new Keyring(fresh, 'access-token'), clock).reason).toBe('forged');
  });

  it('keep the one that was signed with the pinned header', () => {
    expect(verifyAccessToken(signedBy(hs256, full), keys, clock).claims).toEqual(claims);
  });
});

describe('the list of admins', () => {
  const listOf = (emails: string[], more: { factor?: 'auto' | 'required' | 'off'; url?: string } = {}) =>
    new AdminList({
      STALLBOOK_ADMIN_EMAILS: emails,
      STALLBOOK_ADMIN_SECOND_FACTOR: more.factor ?? 'auto',
      STALLBOOK_PUBLIC_URL: more.url ?? 'http://localhost:8080',
    });
  const admins = listOf([' VERA@example.org']);

  it('[ID-003] alone decides who is an admin, whatever the spelling of the address', () => {
    expect(admins.roleOf(claims)).toBe('admin');
    expect(listOf([]).roleOf(claims)).toBe('vendor');
  });

  it('[ID-003] counts confirmed addresses only', () => {
    expect(admins.roleOf({ ...claims, confirmed: false })).toBe('vendor');
  });

  it.each([
    ['http://localhost:8080', 'auto', false],
    ['http://stallbook.localhost', 'auto', false],
    ['http://127.0.0.1:8080', 'auto', false],
    ['http://[::1]:8080', 'auto', false],
    ['https://stallbook.example', 'auto', true],
    ['http://localhost.example', 'auto', true],
    ['http://192.168.1.7:8080', 'auto', true],
    ['https://stallbook.example', 'off', false],
    ['http://localhost:8080', 'required', true],
  ] as const)('needs a second factor at %s, set to %s: %s', (url, factor, needs) => {
    expect(listOf([], { url, factor }).needsSecondFactor).toBe(needs);
  });

  it('gives no rights before the second factor was checked, where one is needed', () => {
    const strict = listOf(['vera@example.org'], { factor: 'required' });
    const checked = { ...claims, factor: { checkedAt: '2027-05-08T12:00:00Z' } };
    expect([strict.roleOf(claims), strict.awaitsFactor(claims)]).toEqual(['vendor', true]);
    expect(strict.roleOf({ ...claims, factor: { checkedAt: null } })).toBe('vendor');
    expect([strict.roleOf(checked), strict.awaitsFactor(checked)]).toEqual(['admin', false]);
    expect(listOf([], { factor: 'required' }).awaitsFactor(claims)).toBe(false);
    expect(admins.awaitsFactor(claims)).toBe(false);
  });
});
