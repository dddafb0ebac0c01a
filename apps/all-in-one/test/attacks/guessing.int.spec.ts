import { eventually } from '@stallbook/testing';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const MEGABYTE = 1_000_000;
/** Allows for a busy machine. */
const PATIENCE_MS = 180_000;
/** More guesses than any limit allows. */
const GUESSES = 80;

describe('guessing passwords', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity']);
    await harness.join('vera', 'vendor');
  }, PATIENCE_MS);
  afterAll(() => harness.close());

  const statuses = async (route: string, one: (n: number) => { body: object; from: string }) => {
    const seen: number[] = [];
    for (let n = 0; n < GUESSES && !seen.includes(429); n += 1) {
      const { body, from } = one(n);
      seen.push((await harness.visitor().post(`/auth/${route}`, body, { 'x-forwarded-for': from })).status);
    }
    return [...new Set(seen)];
  };

  it(
    'is stopped for an account even if every guess comes from a different address',
    async () => {
      const guess = (n: number) => ({
        body: { email: 'vera@example.org', password: `guess ${n}` },
        from: `203.0.${n}.7`,
      });
      expect(await statuses('sign-in', guess)).toEqual([422, 429]);
    },
    PATIENCE_MS,
  );

  it(
    'guessing does not lock the owner out of a known browser',
    async () => {
      const otto = { email: 'otto@example.org', password: PASSWORD };
      const browser = await harness.join('otto', 'organizer');
      expect((await browser.post('/auth/sign-in', otto)).status).toBe(200);
      const guess = (n: number) => ({ body: { ...otto, password: `guess ${n}` }, from: `203.1.${n}.7` });
      expect(await statuses('sign-in', guess)).toEqual([422, 429]);
      const elsewhere = { 'x-forwarded-for': '192.0.2.99' };
      expect((await harness.visitor().post('/auth/sign-in', otto, elsewhere)).status).toBe(429);
      await browser.post('/auth/sign-out', {});
      expect((await browser.post('/auth/sign-in', otto, elsewhere)).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it(
    'lets the owner in from a new browser through an emailed link, after which the password works there',
    async () => {
      const email = 'opal@example.org';
      await harness.join('opal', 'organizer');
      const guess = (n: number) => ({ body: { email, password: `guess ${n}` }, from: `203.2.${n}.7` });
      expect(await statuses('sign-in', guess)).toEqual([422, 429]);
      const elsewhere = { 'x-forwarded-for': '192.0.2.98' };
      const browser = harness.visitor();
      const signIn = async (password: string) =>
        (await browser.post('/auth/sign-in', { email, password }, elsewhere)).status;
      expect(await signIn(PASSWORD)).toBe(429);
      expect((await browser.post('/auth/forgot-password', { email }, elsewhere)).status).toBe(200);
      const tokenHash = await eventually(async () => {
        const url = (await harness.mailsTo(email)).findLast(({ data }) => 'reset_url' in data)?.data['reset_url'] ?? '';
        return new URLSearchParams(new URL(url).hash.slice(1)).get('token_hash');
      });
      expect((await browser.post('/auth/confirm', { tokenHash, type: 'recovery' }, elsewhere)).status).toBe(200);
      expect((await browser.fetch('/auth/session')).status).toBe(200);
      const set = 'mutation($input: UpdatePasswordInput!) { updatePassword(input: $input) { id } }';
      await browser.do(set, { input: { password: 'Linen-and-0ak' } });
      await browser.post('/auth/sign-out', {});
      expect(await signIn('Linen-and-0ak')).toBe(200);
    },
    PATIENCE_MS,
  );

  it(
    'lets the owner in where the sign-up was confirmed, while others guess',
    async () => {
      const browser = await harness.join('otis', 'organizer');
      const otis = { email: 'otis@example.org', password: PASSWORD };
      const guess = (n: number) => ({ body: { ...otis, password: `guess ${n}` }, from: `203.3.${n}.7` });
      expect(await statuses('sign-in', guess)).toEqual([422, 429]);
      await browser.post('/auth/sign-out', {});
      expect((await browser.post('/auth/sign-in', otis, { 'x-forwarded-for': '192.0.2.97' })).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it('invented proxy addresses do not evade the limits for guesses and emails', async () => {
    const from = (n: number) => `10.9.8.${n}, 198.51.100.${n}, 192.0.2.45`;
    const ask = (n: number) => ({ body: { email: `other${n}@example.org` }, from: from(n) });
    expect(await statuses('forgot-password', ask)).toEqual([200, 429]);
  });

  it(
    'compares all 200 characters of a password',
    async () => {
      const long = { email: 'patient@example.org', password: `${'long '.repeat(39)}enoug` };
      const signIn = async (password: string) =>
        (await harness.visitor().post('/auth/sign-in', { email: long.email, password })).status;
      const patient = harness.visitor();
      expect((await patient.post('/auth/sign-up', { ...long, metadata: {} })).status).toBe(200);
      const tokenHash = await harness.tokenMailedTo(long.email);
      expect((await patient.post('/auth/confirm', { tokenHash, type: 'signup' })).status).toBe(200);
      expect(long.password).toHaveLength(200);
      expect(await signIn(long.password.slice(0, -1))).toBe(422);
      expect(await signIn(long.password)).toBe(200);
    },
    PATIENCE_MS,
  );

  it('passwords of a megabyte are refused before they are hashed', async () => {
    const password = 'x'.repeat(MEGABYTE);
    for (const [route, body] of [
      ['sign-in', { email: 'vera@example.org', password }],
      ['sign-up', { email: 'long@example.org', password, metadata: {} }],
    ] as const) {
      const reply = await harness.visitor().post(`/auth/${route}`, body);
      expect([route, reply.status]).toEqual([route, 400]);
      expect(await reply.json()).toMatchObject({ error: { code: 'BAD_INPUT', fields: [{ path: 'password' }] } });
    }
    const larger = await harness
      .visitor()
      .post('/auth/sign-in', { email: 'vera@example.org', password: password + password });
    expect(larger.status).toBe(413);
  });
});
