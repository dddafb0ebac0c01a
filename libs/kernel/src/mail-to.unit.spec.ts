import { mailTo } from './mail-to.js';

describe('a link that opens an email', () => {
  it('contains the address', () => expect(mailTo('ann@example.org')).toBe('mailto:ann@example.org'));
  it('has no header from an address', () =>
    expect(mailTo('ann?bcc=bob&x#y@example.org')).toBe('mailto:ann%3Fbcc%3Dbob%26x%23y@example.org'));
  it('has no other recipient from an address', () =>
    expect(mailTo('ann,bob@example.org')).toBe('mailto:ann%2Cbob@example.org'));
});
