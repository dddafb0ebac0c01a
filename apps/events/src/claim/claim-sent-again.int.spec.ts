import { submitClaim } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { claimOf } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { seedMarketEvent } from '../testing/market-events.js';

describe('a claim that is sent again because its answer was lost', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness?.close());

  it('returns the first answer, while another claim of the same person is refused', async () => {
    const eventId = await seedMarketEvent(harness);
    const claimed = claimOf(eventId, { email: 'owner@example.org' });
    const owner = actorAs('organizer');
    const commandId = newId();
    const first = await harness.call(submitClaim, claimed, owner, commandId);
    expect(await harness.call(submitClaim, claimed, owner, commandId)).toEqual(first);
    await expect(harness.call(submitClaim, claimed, owner, newId())).rejects.toMatchObject({
      code: 'CLAIM.ALREADY_OPEN',
    });
  });
});
