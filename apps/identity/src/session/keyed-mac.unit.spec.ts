import { KeyedMac } from './keyed-mac.js';
import { RefreshTokens } from './refresh-token.js';

const [before, after] = [`2026:${'a'.repeat(43)}=`, `2027:${'b'.repeat(43)}=`];
const configs = [before, `${after},${before}`, after].map((keys) => ({ STALLBOOK_SESSION_KEYS: keys }));
const [old, both, fresh] = configs as [(typeof configs)[0], (typeof configs)[0], (typeof configs)[0]];
const session = { sessionId: 'b3a1c1de-0000-4000-8000-000000000000', generation: 3 };

describe('rotated keys of sessions', () => {
  it('keep refresh tokens valid until the earlier key is removed', () => {
    const token = new RefreshTokens(old).make(session, 'nonce');
    const isGenuine = (config: typeof old) => new RefreshTokens(config).parse(token)?.genuine('nonce');
    expect([isGenuine(both), isGenuine(fresh)]).toEqual([true, false]);
    const next = new RefreshTokens(both).make(session, 'nonce');
    expect(new RefreshTokens(fresh).parse(next)?.genuine('nonce')).toBe(true);
  });

  it('keep known devices until the earlier key is removed', () => {
    const mac = new KeyedMac(old, 'known-device').of('vera', 'device');
    const isOf = (config: typeof old) => new KeyedMac(config, 'known-device').isOf(mac, 'vera', 'device');
    expect([isOf(both), isOf(fresh)]).toEqual([true, false]);
  });
});
