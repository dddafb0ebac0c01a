import { checkNewPassword } from '@stallbook/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { openHarness, type Harness } from '../../testing/harness.js';

const ranked = dictionary['passwords-common'];

describe('a common password', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());
  const isCommon = async (password: string, remoteAddress?: string) =>
    (await harness.call(checkNewPassword, { password, ...(remoteAddress && { remoteAddress }) })).common;

  it.each(['123456', 'password', 'Password1', 'QWERTY', 'IloveYou', '\uff11\uff12\uff13\uff14\uff15\uff16'])(
    'is recognized, ignoring case: %s',
    async (password) => expect(await isCommon(password)).toBe(true),
  );

  it('is one of the 10,000 most common', async () => {
    expect(ranked.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(await isCommon(ranked[9_999] ?? '')).toBe(true);
    expect(await isCommon(ranked[10_000] ?? '')).toBe(false);
  });

  it('and an obvious one are distinguished from others', async () => {
    const check = (password: string) => harness.call(checkNewPassword, { password, email: 'tremolo@example.org' });
    expect(await check('Tremolo-77')).toEqual({ common: false, obvious: true });
    expect(await check('Tremolo-77-osprey')).toEqual({ common: false, obvious: false });
  });

  it.each(['', 'linen on the clothes line', 'Vendor-demo-1'])('is not %p', async (password) => {
    expect(await isCommon(password)).toBe(false);
  });

  it('is checked without an account and never stored', async () => {
    await isCommon('Tremolo-77-osprey', '192.0.2.40');
    const stored = await Promise.all((await harness.db.collections()).map((one) => one.find().toArray()));
    const attempts = await harness.redis.keys(`${harness.config.STALLBOOK_DB_PREFIX}:attempts:new-password*`);
    expect(attempts).not.toEqual([]);
    const counted = await Promise.all(attempts.map((key) => harness.redis.hgetall(key)));
    expect(JSON.stringify([stored, attempts, counted])).not.toMatch(/tremolo/i);
  });

  it.each([
    ['an object', { $gt: '' }],
    ['a very long text', 'a'.repeat(201)],
  ])('check refuses %s', async (_, password) => {
    await expect(isCommon(password as string)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'password' }],
    });
  });

  it('check is limited per IP address', async () => {
    harness.clock.pause();
    const from = '192.0.2.41';
    for (let at = 0; at < 600; at += 100) await Promise.all(Array.from({ length: 100 }, () => isCommon('linen', from)));
    await expect(isCommon('linen', from)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await isCommon('123456', '192.0.2.42')).toBe(true);
  });
});
