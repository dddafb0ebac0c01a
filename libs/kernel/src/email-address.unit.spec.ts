import { asciiEmail, emailHash, normalizeEmail } from './email-address.js';

describe('the stored form of an email address', () => {
  it.each([
    ['Vera@Example.ORG', 'vera@example.org'],
    [' vera@example.org ', 'vera@example.org'],
    ['vera@MÜNCHEN.de', 'vera@xn--mnchen-3ya.de'],
    ['vera@xn--mnchen-3ya.de', 'vera@xn--mnchen-3ya.de'],
    ['vera@ex\u0430mple.org', 'vera@xn--exmple-4nf.org'],
  ])('normalizes %j to %s', (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored);
    expect(asciiEmail(stored)).toBe(stored);
  });

  it.each([
    ['a zero-width space', 'vera@exam\u200bple.org'],
    ['a soft hyphen', 'vera@exam\u00adple.org'],
    ['a word joiner', 've\u2060ra@example.org'],
    ['a bidirectional override', 'vera@exam\u202eple.org'],
    ['a zero-width joiner', 'vera@exam\u200dple.org'],
    ['wide letters', 'vera@\uff45xample.org'],
    ['the Kelvin sign', 'vera@\u212aiosk.org'],
    ['a long s', 'vera@\u017ftall.org'],
    ['an ideographic full stop', 'vera@example\u3002org'],
    ['a decomposed accented letter', 'vera@mu\u0308nchen.de'],
    ['a hexadecimal number', 'vera@0x7f.1'],
    ['no domain', 'vera@'],
    ['no mailbox', '@example.org'],
    ['no @', 'vera'],
  ])('refuses an address with %s', (_, typed) => {
    expect(asciiEmail(typed)).toBeUndefined();
  });
});

describe('the address that a person types', () => {
  it('is compared in lower case without surrounding spaces, even if its stored form is refused', () => {
    expect(normalizeEmail(' Vera@MÜNCHEN.de ')).toBe('vera@xn--mnchen-3ya.de');
    expect(normalizeEmail(' Vera ')).toBe('vera');
  });

  it('has one hash in every spelling, which never changes', () => {
    const hash = 'd8eea6015e9f7bee7f71fb709e80ec93beb04661c122e33ab89492e12067d75b';
    expect([emailHash('vera@example.org'), emailHash(' Vera@Example.ORG ')]).toEqual([hash, hash]);
  });
});
