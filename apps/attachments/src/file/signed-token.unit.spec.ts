import { Keyring } from '@stallbook/platform';
import { fixedClock } from '@stallbook/testing';
import { z } from 'zod';
import { SignedTokens } from './signed-token.js';

const clock = fixedClock('2027-05-08T12:00:00Z');
const [before, after] = [`2026:${'a'.repeat(43)}=`, `2027:${'b'.repeat(43)}=`];
const tickets = (keys: string) => new SignedTokens(new Keyring(keys, 'upload'), z.string(), clock);

describe('a ticket', () => {
  it('has one valid spelling', () => {
    const { token } = tickets(before).issue('file', 60_000);
    const others = [`${token}!!`, `${token}=`, `${token}\n`, `${token}.x`];
    expect(others.map((other) => tickets(before).read(other))).toEqual(others.map(() => undefined));
  });
});

describe('rotated keys of files', () => {
  it('keep tickets valid until the earlier key is removed', () => {
    const { token } = tickets(before).issue('file', 60_000);
    expect(tickets(`${after},${before}`).read(token)).toBe('file');
    expect(tickets(after).read(token)).toBeUndefined();
    const next = tickets(`${after},${before}`).issue('file', 60_000);
    expect(tickets(after).read(next.token)).toBe('file');
  });
});
