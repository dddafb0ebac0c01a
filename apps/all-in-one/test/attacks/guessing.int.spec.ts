import { openStage, type Stage } from '../testing/stage.js';

const MEGABYTE = 1_000_000;
/** More guesses than any limit leaves. */
const GUESSES = 80;

describe('guessing passwords', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    await stage.join('vera', 'vendor');
  }, 60_000);
  afterAll(() => stage.close());

  const statuses = async (count: number, one: (n: number) => [email: string, from: string]) => {
    const seen: number[] = [];
    for (let n = 0; n < count && !seen.includes(429); n += 1) {
      const [email, from] = one(n);
      const body = { email, password: `guess ${n}` };
      seen.push((await stage.visitor().post('/auth/sign-in', body, { 'x-forwarded-for': from })).status);
    }
    return [...new Set(seen)];
  };

  it('of one account stops, though every guess comes from another address', async () => {
    expect(await statuses(GUESSES, (n) => ['vera@example.org', `203.0.${n}.7`])).toEqual([422, 429]);
  });

  it('from one address stops, though every guess is for another account', async () => {
    expect(await statuses(GUESSES, (n) => [`victim${n}@example.org`, '192.0.2.44'])).toEqual([422, 429]);
  });

  it('gains nothing by addresses that the caller makes up before the one that the proxy saw', async () => {
    const from = (n: number): [string, string] => [`other${n}@example.org`, `10.9.8.${n}, 198.51.100.${n}, 192.0.2.45`];
    expect(await statuses(GUESSES, from)).toEqual([422, 429]);
  });

  it('costs nothing with passwords of a megabyte: they are refused before anything is hashed', async () => {
    const password = 'x'.repeat(MEGABYTE);
    for (const [route, body] of [
      ['sign-in', { email: 'vera@example.org', password }],
      ['sign-up', { email: 'long@example.org', password, metadata: {} }],
    ] as const) {
      const reply = await stage.visitor().post(`/auth/${route}`, body);
      expect([route, reply.status]).toEqual([route, 400]);
      expect(await reply.json()).toMatchObject({ error: { code: 'BAD_INPUT', fields: [{ path: 'password' }] } });
    }
    const larger = await stage
      .visitor()
      .post('/auth/sign-in', { email: 'vera@example.org', password: password + password });
    expect(larger.status).toBe(413);
  });
});
