import { approveClaim, ClaimStatus, claims, denyClaim, submitClaim } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { ADMIN, claimOf, seeded } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the list of claims', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness?.close());

  async function claimed(number: number): Promise<{ id: string; eventId: string }> {
    const eventId = newId();
    const seed = { type: 'seed' as const, data: { ...seeded().data, eventCode: `MLST-000${number}` } };
    await harness.app.get(EventStore).execute(marketEvent, eventId, systemContext({ commandId: newId() }), seed);
    const { id } = await harness.call(submitClaim, claimOf(eventId));
    await harness.clock.advance(1_000);
    return { id, eventId };
  }

  it('[CL-010] names the event of each claim, the newest first or the longest waiting one, and is narrowed by what became of it and by event', async () => {
    const [approved, denied, open] = [await claimed(1), await claimed(2), await claimed(3)];
    await harness.call(approveClaim, { id: approved.id }, ADMIN);
    await harness.call(denyClaim, { id: denied.id }, ADMIN);
    const listed = async (status?: ClaimStatus, ofEvent?: string) =>
      (await harness.call(claims, { page: 1, pageSize: 12, status, eventId: ofEvent }, ADMIN)).items.map(
        ({ id, eventId }) => ({
          id,
          eventId,
        }),
      );
    expect(await listed()).toEqual([open, denied, approved]);
    expect(await listed(ClaimStatus.pending)).toEqual([open]);
    expect(await listed(ClaimStatus.approved)).toEqual([approved]);
    expect(await listed(ClaimStatus.denied)).toEqual([denied]);
    expect(await listed(undefined, denied.eventId)).toEqual([denied]);
    expect(await listed(ClaimStatus.pending, denied.eventId)).toEqual([]);
    const later = await claimed(4);
    expect(await listed(ClaimStatus.pending)).toEqual([open, later]);
  });
});
