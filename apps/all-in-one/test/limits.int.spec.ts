import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from './testing/harness.js';

const LIMITED = {
  code: 'RATE_LIMITED',
  message: 'Too many attempts. Please try again in 30 seconds.',
  fields: [],
};

describe('limits at the door', () => {
  let harness: Harness;
  let other: RunningGateway;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'content', 'notifications']);
    other = await startGateway({ config: harness.config });
  });
  afterAll(async () => {
    await other.close();
    await harness.close();
  });
  afterEach(() => harness.clock.resume());

  /** As a proxy passes it on: the client's claim, then the address that the proxy saw. */
  const guess = async (at: string, email: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const reply = await harness.visitor().at(at).post('/auth/sign-in', { email, password: 'wrong' }, headers);
    const { error } = (await reply.json()) as { error: { code: string } };
    return { status: reply.status, error };
  };

  it('a limit says how long to wait, in a header and in GraphQL', async () => {
    harness.clock.pause();
    const tooMany = async () => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const body = { email: 'waits@example.org', password: 'wrong' };
      const reply = await harness.visitor().post('/auth/sign-in', body, headers);
      return { status: reply.status, wait: reply.headers.get('retry-after') };
    };
    for (let tried = 0; tried < 5; tried += 1) await tooMany();
    expect(await tooMany()).toEqual({ status: 429, wait: '30' });
    const join = 'mutation($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { id } }';
    const input = { name: 'Walt', email: 'walt@example.org' };
    for (let sent = 0; sent < 5; sent += 1) await harness.visitor().do(join, { input });
    const { errors } = await harness.visitor().ask(join, { input });
    const { code, retryAfterSeconds } = errors[0]!.extensions;
    expect([code, retryAfterSeconds]).toEqual(['RATE_LIMITED', 30]);
  });

  it('a person may open ten live streams at a gateway', async () => {
    const vera = await harness.join('vera', 'vendor');
    const streams = await Promise.all(Array.from({ length: 10 }, () => vera.fetch('/live')));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const refused = await vera.fetch('/live');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ error: { code: 'LIVE.TOO_MANY_STREAMS' } });
    await streams[0]?.body?.cancel();
    const again = await eventually(async () => {
      const reply = await vera.fetch('/live');
      expect(reply.status).toBe(200);
      return reply;
    });
    await Promise.all([...streams.slice(1), again].map((stream) => stream.body?.cancel()));
  });

  it('limits apply across gateways, by the address that the proxy saw, for known and unknown accounts', async () => {
    harness.clock.pause();
    await harness.join('known');
    for (const [email, machine] of [
      ['known@example.org', '203.0.113.1'],
      ['unknown@example.org', '203.0.113.2'],
    ] as const) {
      for (let n = 0; n < 5; n += 1) {
        const at = n % 2 === 0 ? harness.url : other.url;
        expect(await guess(at, email, `198.51.100.${n}, ${machine}`)).toMatchObject({
          status: 422,
          error: { code: 'IDENTITY.INVALID_CREDENTIALS' },
        });
      }
      for (const at of [harness.url, other.url]) {
        expect(await guess(at, email, `198.51.100.9, ${machine}`)).toEqual({ status: 429, error: LIMITED });
      }
      expect(await guess(harness.url, email, '203.0.113.3')).toMatchObject({ status: 422 });
    }
  });
});
