import { Binary } from 'mongodb';
import {
  isOn,
  NO_FACTOR,
  turnedOff,
  withAuthenticator,
  withCodes,
  withFirstCodes,
  withNewName,
  withoutAuthenticator,
  withoutPasskey,
  withPasskey,
  type SecondFactor,
  type StoredPasskey,
} from './second-factor.js';

const at = new Date('2027-05-08T12:00:00Z');
const app = { sealed: new Binary(), addedAt: at, lastStep: 1 };
const codes = [{ selector: 'ABCD', hash: 'x' }];
const passkey = (id: string): StoredPasskey => ({
  id,
  credentialId: id,
  publicKey: new Binary(),
  counter: 0,
  transports: [],
  name: id,
  addedAt: at,
  lastUsedAt: null,
});
const both: SecondFactor = { authenticator: app, passkeys: [passkey('a')], recoveryCodes: codes };
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('a second factor', () => {
  it('is on with an authenticator app or a passkey', () => {
    expect(isOn(NO_FACTOR)).toBe(false);
    expect(isOn(withAuthenticator(app)(NO_FACTOR))).toBe(true);
    expect(isOn(withPasskey(passkey('a'))(NO_FACTOR))).toBe(true);
  });

  it('loses its recovery codes with the last way to prove it', () => {
    const withoutApp = withoutAuthenticator(both);
    expect(withoutApp.recoveryCodes).toEqual(codes);
    expect(withoutPasskey('a')(withoutApp)).toEqual(NO_FACTOR);
    expect(turnedOff(both)).toEqual(NO_FACTOR);
  });

  it('keeps the recovery codes when another way is added', () => {
    const others = [{ selector: 'WXYZ', hash: 'y' }];
    expect(withFirstCodes(others)(both).recoveryCodes).toEqual(codes);
    expect(withFirstCodes(others)({ ...both, recoveryCodes: [] }).recoveryCodes).toEqual(others);
    expect(withCodes(others)(both).recoveryCodes).toEqual(others);
  });

  it('has at most ten passkeys, each with an editable name', () => {
    const ten = Array.from({ length: 10 }, (_, n) => passkey(`${n}`));
    expect(() => withPasskey(passkey('x'))({ ...both, passkeys: ten })).toThrow(refusal('BAD_INPUT'));
    const two = withPasskey(passkey('b'))(both);
    expect(two.passkeys).toEqual([passkey('a'), passkey('b')]);
    expect(withNewName('a', 'Phone')(two).passkeys.map(({ name }) => name)).toEqual(['Phone', 'b']);
    expect(withoutPasskey('a')(two).passkeys).toEqual([passkey('b')]);
  });

  it('does not remove or rename unknown passkeys', () => {
    for (const change of [withoutAuthenticator, withoutPasskey('a'), withNewName('a', 'x'), withCodes([]), turnedOff]) {
      expect(() => change(NO_FACTOR)).toThrow(refusal('NOT_FOUND'));
    }
  });
});
