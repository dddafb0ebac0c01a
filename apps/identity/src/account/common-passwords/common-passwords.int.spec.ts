import { checkNewPassword } from '@stallbook/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { openHarness } from '../../testing/harness.js';
import type { Harness } from '../../testing/harness.js';

const ranked = dictionary['passwords-common'];

describe('a common password', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());
  const isCommon = async (password: string, remoteAddress?: string) =>
    (await stage.call(checkNewPassword, { password, ...(remoteAddress && { remoteAddress }) })).common;

  it.each(['123456', 'password', 'Password1', 'QWERTY', 'IloveYou', '\uff11\uff12\uff13\uff14\uff15\uff16'])(
    'is known, in whatever letters: %s',
    async (password) => expect(await isCommon(password)).toBe(true),
  );

  it('is one of the 10,000 most common', async () => {
    expect(ranked.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(await isCommon(ranked[9_999] ?? '')).toBe(true);
    expect(await isCommon(ranked[10_000] ?? '')).toBe(false);
  });

  it('or an obvious one is told from others', async () => {
    const check = (password: string) => stage.call(checkNewPassword, { password, email: 'tremolo@example.org' });
    expect(await check('Tremolo-77')).toEqual({ common: false, obvious: true });
    expect(await check('Tremolo-77-osprey')).toEqual({ common: false, obvious: false });
  });

  it.each(['', 'linen on the clothes line', 'Vendor-demo-1'])('is not %p', async (password) => {
    expect(await isCommon(password)).toBe(false);
  });

  it('is asked about without an account and kept nowhere, whatever it is', async () => {
    await isCommon('Tremolo-77-osprey', '192.0.2.40');
    const stored = await Promise.all((await stage.db.collections()).map((one) => one.find().toArray()));
    const attempts = await stage.redis.keys(`${stage.config.STALLBOOK_DB_PREFIX}:attempts:new-password*`);
    expect(attempts).not.toEqual([]);
    const counted = await Promise.all(attempts.map((key) => stage.redis.hgetall(key)));
    expect(JSON.stringify([stored, attempts, counted])).not.toMatch(/tremolo/i);
  });

  it.each([
    ['an object', { $gt: '' }],
    ['a very long text', 'a'.repeat(201)],
  ])('is not %s, which is refused', async (_, password) => {
    await expect(isCommon(password as string)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'password' }],
    });
  });

  it('is asked about only so often from one address', async () => {
    const from = '192.0.2.41';
    for (let at = 0; at < 600; at += 100) {
      await Promise.all(Array.from({ length: 100 }, () => isCommon('linen', from)));
    }
    await expect(isCommon('linen', from)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await isCommon('123456', '192.0.2.42')).toBe(true);
  });
});
