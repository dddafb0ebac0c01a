import { Keyring } from './keyring.js';

const key = (id: string, letter: string) => `${id}:${letter.repeat(43)}=`;
const [before, after] = [key('2026', 'a'), key('2027', 'b')];
const plain = Buffer.from('a potter of Salem');
const place = ['profile-1', 'e1', 'name'];

describe('a keyring', () => {
  const old = new Keyring(before, 'test');
  const both = new Keyring(`${after},${before}`, 'test');
  const fresh = new Keyring(after, 'test');

  it('opens and verifies after a rotation until the previous key is removed', () => {
    const [sealed, mac] = [old.seal(plain, place), old.mac('x')];
    expect(both.open(sealed, place)).toEqual(plain);
    expect(both.isMac(mac, 'x')).toBe(true);
    expect(() => fresh.open(sealed, place)).toThrow('2026');
    expect(fresh.isMac(mac, 'x')).toBe(false);
  });

  it('seals and signs with the first key', () => {
    expect(fresh.open(both.seal(plain, place), place)).toEqual(plain);
    expect(fresh.isMac(both.mac('x'), 'x')).toBe(true);
  });

  it.each(
    [['another stream', 'e1', 'name'], ['profile-1', 'e2', 'name'], ['profile-1', 'e1', 'phone'], []].map((to) => [to]),
  )('opens nothing that was moved to %j', (to) => {
    expect(() => old.open(old.seal(plain, place), to)).toThrow();
  });

  it('derives different keys for another purpose', () => {
    expect(new Keyring(before, 'other').isMac(old.mac('x'), 'x')).toBe(false);
  });

  it.each(['', 'a', 'short:abc', `${before},${before}`])('refuses keys written as %j', (text) => {
    expect(() => new Keyring(text, 'test')).toThrow(/expected/);
  });
});
