import { submitClaim } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { idFrom, newId } from '@stallbook/kernel';
import { marketEvent } from '../market-event/domain/market-event.decider.js';
import { actor, claimOf, seeded } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('a claim that is sent again because its answer was lost', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness?.close());

  it('returns the first answer, while another claim of the same person is refused', async () => {
    const eventId = idFrom('test', newId());
    const { data } = seeded();
    const seeding = systemContext({ commandId: newId() });
    await harness.app.get(EventStore).execute(marketEvent, eventId, seeding, { type: 'seed', data });
    const claimed = claimOf(eventId, { email: 'owner@example.org' });
    const owner = actor('organizer');
    const commandId = newId();
    const first = await harness.call(submitClaim, claimed, owner, commandId);
    expect(await harness.call(submitClaim, claimed, owner, commandId)).toEqual(first);
    await expect(harness.call(submitClaim, claimed, owner, newId())).rejects.toMatchObject({
      code: 'CLAIM.ALREADY_OPEN',
    });
  });
});
