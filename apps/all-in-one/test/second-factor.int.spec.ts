import type { Person } from './testing/person.js';
import { enroll, type Factor } from './testing/second-factor.js';
import { ADMIN, openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { seedMarket } from './testing/fixtures.js';

const WHO = '{ currentUser { email role hasSecondFactor awaitsSecondFactor } }';
const COUNT = '{ countAccounts { admins } }';
const TEN_MINUTES = 10 * 60_000;

const codesOf = (reply: { errors: { extensions: { code: string } }[] }) =>
  reply.errors.map(({ extensions }) => extensions.code);
const refusalOf = async (reply: Response) => {
  const { error } = (await reply.json()) as { error?: { code: string } };
  return error?.code;
};

describe('a second factor in a browser', () => {
  let harness: Harness;
  let vera: Person;
  let factor: Factor;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity']);
    vera = await harness.join('vera', 'vendor');
    factor = await enroll(harness, vera);
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const whoIs = async (person: Person) => (await person.ask<{ currentUser: object | null }>(WHO)).data.currentUser;
  const begin = async (): Promise<Person> => {
    const browser = harness.visitor();
    const reply = await browser.post('/auth/sign-in', { email: 'vera@example.org', password: PASSWORD });
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { secondFactor: { authenticator: true, passkey: false } },
    ]);
    return browser;
  };
  const finish = (browser: Person, code: string) => browser.post('/auth/second-factor', { code });

  it('a second factor is required before a session opens', async () => {
    const browser = await begin();
    expect([browser.cookie('sb_access'), browser.cookie('sb_refresh')]).toEqual([undefined, undefined]);
    expect(browser.received.find((line) => line.startsWith('sb_ticket='))).toMatch(
      /; Path=\/auth;.*; HttpOnly; SameSite=Strict/,
    );
    expect(await whoIs(browser)).toBeNull();
    expect((await browser.post('/auth/refresh', {})).status).toBe(401);
    const reply = await finish(browser, await factor.next());
    expect(await reply.text()).not.toMatch(/token|ticket|eyJ/i);
    expect(await whoIs(browser)).toMatchObject({ email: 'vera@example.org', hasSecondFactor: true });
    expect(browser.cookie('sb_ticket')).toBeUndefined();
  });

  it('a code works only with the ticket of the password, in the same browser', async () => {
    const browser = await begin();
    const code = await factor.next();
    expect(await refusalOf(await finish(harness.visitor(), code))).toBe('IDENTITY.TICKET_EXPIRED');
    const thief = harness.visitor().setCookie('sb_ticket', browser.cookie('sb_ticket') ?? '');
    const elsewhere = await thief.post('/auth/second-factor', { code }, { 'user-agent': 'Another browser' });
    expect(await refusalOf(elsewhere)).toBe('IDENTITY.TICKET_EXPIRED');
    expect((await finish(browser, code)).status).toBe(200);
  });

  it('a code works once', async () => {
    const browser = await begin();
    const code = await factor.next();
    expect((await finish(browser, code)).status).toBe(200);
    expect(await refusalOf(await finish(await begin(), code))).toBe('IDENTITY.WRONG_FACTOR');
  });

  it('each recovery code works once', async () => {
    const [code = ''] = factor.recoveryCodes;
    expect((await finish(await begin(), code)).status).toBe(200);
    expect(await refusalOf(await finish(await begin(), code))).toBe('IDENTITY.WRONG_FACTOR');
  });

  it('a few wrong codes cause a waiting time', async () => {
    harness.clock.pause();
    const browser = await begin();
    // A correct code resets the count of wrong ones.
    await finish(browser, await factor.next());
    const right = await factor.next();
    const wrong = right === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await finish(await begin(), wrong)).status).toBe(422);
    expect((await finish(await begin(), right)).status).toBe(429);
    await harness.clock.advance(60_000);
    expect((await finish(await begin(), factor.code())).status).toBe(200);
  });

  it('the link for a new password does not bypass the second factor', async () => {
    const browser = harness.visitor();
    await browser.post('/auth/forgot-password', { email: 'vera@example.org' });
    const token = await harness.resetTokenMailedTo('vera@example.org');
    const reply = await browser.post('/auth/confirm', { tokenHash: token, type: 'recovery' });
    expect(await reply.json()).toEqual({
      type: 'recovery',
      needsPassword: false,
      chosenPlan: null,
      session: null,
      secondFactor: { authenticator: true, passkey: false },
    });
    expect(await (await browser.fetch('/auth/reset')).json()).toEqual({ valid: false });
    await finish(browser, await factor.next());
    expect(await (await browser.fetch('/auth/reset')).json()).toEqual({ valid: true });
  });

  it('invalid proofs are refused', async () => {
    for (const proof of [{}, { code: 7 }, { code: { $gt: '' } }, { passkey: {} }, { code: '1', passkey: '{}' }]) {
      expect((await (await begin()).post('/auth/second-factor', proof)).status).toBe(400);
      expect((await vera.post('/auth/step-up', proof)).status).toBe(400);
    }
    expect((await (await begin()).fetch('/auth/second-factor', { method: 'POST' })).status).toBe(400);
    expect((await harness.visitor().post('/auth/step-up', { code: '123456' })).status).toBe(401);
  });
});

describe('an admin of a public host', () => {
  let harness: Harness;
  let adam: Person;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_PUBLIC_URL: 'http://stallbook.example' }, ['identity']);
    adam = await harness.join('adam');
  });
  afterAll(() => harness.close());

  it('an admin gets rights only with a second factor', async () => {
    expect((await adam.ask<{ currentUser: object }>(WHO)).data.currentUser).toEqual({
      email: ADMIN,
      role: 'none',
      hasSecondFactor: false,
      awaitsSecondFactor: true,
    });
    expect(codesOf(await adam.ask(COUNT))).toEqual(['PERMISSION_DENIED']);
    expect((await adam.fetch('/admin/queues')).headers.get('location')).toBe('/dashboard');
    await enroll(harness, adam);
    expect((await adam.ask<{ currentUser: object }>(WHO)).data.currentUser).toMatchObject({ role: 'admin' });
    expect(codesOf(await adam.ask(COUNT))).toEqual([]);
    expect((await adam.fetch('/admin/queues')).status).toBe(200);
  });

  it('an admin cannot turn off the second factor', async () => {
    const refused = await adam.ask(
      'mutation { turnOffSecondFactor { id } }',
      {},
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(codesOf(refused)).toEqual(['IDENTITY.SECOND_FACTOR_REQUIRED']);
  });
});

describe('a step-up', () => {
  let harness: Harness;
  let adam: Person;
  let factor: Factor;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'events']);
    adam = await harness.join('adam');
  });
  afterAll(() => harness.close());

  const approve = async (id: string) =>
    codesOf(
      await adam.ask(
        'mutation($id: ID!) { approveClaim(input: { id: $id }) { id } }',
        { id },
        { 'idempotency-key': crypto.randomUUID() },
      ),
    );
  const claim = async () => {
    const eventId = await seedMarket(harness, adam);
    const submit = 'mutation($input: SubmitClaimInput!) { it: submitClaim(input: $input) { id } }';
    const input = { eventId, name: 'Claire', email: 'claire@example.org' };
    return (await harness.visitor().do<{ it: { id: string } }>(submit, { input })).it.id;
  };
  const pause = async () => {
    await harness.clock.advance(TEN_MINUTES + 1_000);
    await adam.post('/auth/refresh', {});
  };

  it('on loopback, an admin without a second factor needs no step-up', async () => {
    const id = await claim();
    await pause();
    expect(await approve(id)).toEqual([]);
  });

  it('a step-up is required ten minutes after the last check, and then allows the action', async () => {
    const id = await claim();
    factor = await enroll(harness, adam);
    await pause();
    expect(await approve(id)).toEqual(['STEP_UP_REQUIRED']);
    expect(await refusalOf(await adam.post('/auth/step-up', { code: '000000' }))).toBe('IDENTITY.WRONG_FACTOR');
    expect(await approve(id)).toEqual(['STEP_UP_REQUIRED']);
    expect((await adam.post('/auth/step-up', { code: await factor.next() })).status).toBe(200);
    expect(await approve(id)).toEqual([]);
  });

  it('the queue board requires a step-up to open and to change anything', async () => {
    await adam.post('/auth/step-up', { code: await factor.next() });
    const retry = () => adam.fetch('/admin/queues/api/queues/emails/retry/failed', { method: 'PUT' });
    expect((await adam.fetch('/admin/queues')).status).toBe(200);
    expect((await retry()).status).not.toBe(403);
    await pause();
    expect((await adam.fetch('/admin/queues')).headers.get('location')).toBe('/second-factor?next=/admin/queues');
    const refused = await retry();
    expect([refused.status, await refusalOf(refused)]).toEqual([403, 'STEP_UP_REQUIRED']);
    // A page that is open continues to read.
    expect((await adam.fetch('/admin/queues/api/queues')).status).toBe(200);
  });
});
