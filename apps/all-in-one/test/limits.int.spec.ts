import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { openStage, type Stage } from './testing/stage.js';

const LIMITED = { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again in 30 seconds.', fields: [] };

describe('limits at the door', () => {
  let stage: Stage;
  let other: RunningGateway;
  beforeAll(async () => {
    stage = await openStage();
    other = await startGateway({ config: stage.config });
  }, 60_000);
  afterAll(async () => {
    await other.close();
    await stage.close();
  });

  /** As a proxy in front passes it on: what the client says of itself, then the address that the proxy saw. */
  const guess = async (at: string, email: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const reply = await stage.visitor().at(at).post('/auth/sign-in', { email, password: 'wrong' }, headers);
    const { error } = (await reply.json()) as { error: { code: string } };
    return { status: reply.status, error };
  };

  it('count at all gateways together, by the address that the proxy saw, alike for known and unknown accounts', async () => {
    await stage.join('known');
    for (const [email, machine] of [
      ['known@example.org', '203.0.113.1'],
      ['unknown@example.org', '203.0.113.2'],
    ] as const) {
      for (let n = 0; n < 5; n += 1) {
        const at = n % 2 === 0 ? stage.url : other.url;
        expect(await guess(at, email, `198.51.100.${n}, ${machine}`)).toMatchObject({
          status: 422,
          error: { code: 'IDENTITY.INVALID_CREDENTIALS' },
        });
      }
      for (const at of [stage.url, other.url]) {
        expect(await guess(at, email, `198.51.100.9, ${machine}`)).toEqual({ status: 429, error: LIMITED });
      }
      expect(await guess(stage.url, email, '203.0.113.3')).toMatchObject({ status: 422 });
    }
  });
});
