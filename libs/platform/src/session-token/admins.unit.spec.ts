import { emailHash } from '@stallbook/kernel';
import type { AccessClaims } from './access-token.js';
import { AdminList } from './admins.js';

const claims: AccessClaims = {
  sub: 'u1',
  role: 'vendor',
  confirmed: true,
  sid: 's1',
  eh: emailHash('Vera@Example.org'),
};

describe('the list of admins', () => {
  const listOf = (emails: string[], more: { factor?: 'auto' | 'required' | 'off'; url?: string } = {}) =>
    new AdminList({
      STALLBOOK_ADMIN_EMAILS: emails,
      STALLBOOK_ADMIN_SECOND_FACTOR: more.factor ?? 'auto',
      STALLBOOK_PUBLIC_URL: more.url ?? 'http://localhost:8080',
    });
  const admins = listOf([' VERA@example.org']);

  it('[ID-003] decides who is an admin, whatever the spelling of the address', () => {
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

  it('gives no admin rights before a required second factor is checked', () => {
    const strict = listOf(['vera@example.org'], { factor: 'required' });
    const checked = { ...claims, factor: { checkedAt: '2027-05-08T12:00:00Z' } };
    expect([strict.roleOf(claims), strict.awaitsFactor(claims)]).toEqual(['vendor', true]);
    expect(strict.roleOf({ ...claims, factor: { checkedAt: null } })).toBe('vendor');
    expect([strict.roleOf(checked), strict.awaitsFactor(checked)]).toEqual(['admin', false]);
    expect(listOf([], { factor: 'required' }).awaitsFactor(claims)).toBe(false);
    expect(admins.awaitsFactor(claims)).toBe(false);
  });
});
