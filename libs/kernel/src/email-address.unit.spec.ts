import { asciiEmail } from './email-address.js';

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
