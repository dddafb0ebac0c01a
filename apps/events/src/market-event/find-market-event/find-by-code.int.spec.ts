import { marketEventByCode } from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness } from '../../testing/harness.js';

describe('finding by event code', () => {
  let harness: Awaited<ReturnType<typeof openHarness>>;
  beforeAll(async () => (harness = await openHarness('2027-04-01T10:00:00Z')));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());
  const guess = (remoteAddress: string, actor?: ReturnType<typeof actorAs>) =>
    harness.call(marketEventByCode, { code: 'XXXX-0000', remoteAddress }, actor);

  it('limits guesses per account and per address', async () => {
    harness.clock.pause();
    const vendor = actorAs('vendor');
    for (let n = 0; n < 10; n += 1) {
      await expect(guess(`192.0.2.${n}`, vendor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(guess('192.0.2.99', vendor)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 30 seconds.',
    });
    for (let n = 0; n < 30; n += 1) {
      await expect(guess('198.51.100.1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(guess('198.51.100.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
