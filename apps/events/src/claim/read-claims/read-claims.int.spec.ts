import { approveClaim, ClaimStatus, claims, denyClaim, submitClaim } from '@stallbook/contracts';
import { ADMIN, claimOf } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { seedMarketEvent } from '../../testing/market-events.js';

describe('the list of claims', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness?.close());

  async function claimed(given: { email?: string } = {}): Promise<{ id: string; eventId: string }> {
    const eventId = await seedMarketEvent(harness);
    const { id } = await harness.call(submitClaim, claimOf(eventId, given));
    await harness.clock.advance(1_000);
    return { id, eventId };
  }

  it('[CL-010] names the event of each claim, the newest first or the longest waiting one, and is narrowed by what became of it and by event', async () => {
    const [approved, denied, open] = [await claimed(), await claimed(), await claimed()];
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
    const later = await claimed();
    expect(await listed(ClaimStatus.pending)).toEqual([open, later]);
  });

  it('says of each open claim how many others its approval closes', async () => {
    const sender = { email: 'rose@example.org' };
    const [disputed, single] = [await claimed(sender), await claimed(sender)];
    const { id } = await harness.call(submitClaim, claimOf(disputed.eventId, { email: 'rival@example.org' }));
    const { items } = await harness.call(claims, { page: 1, pageSize: 12 }, ADMIN);
    const others = new Map(items.map((claim) => [claim.id, claim.otherOpenClaims]));
    expect([disputed.id, id, single.id].map((claim) => others.get(claim))).toEqual([1, 1, 0]);
    await harness.call(denyClaim, { id }, ADMIN);
    const left = await harness.call(claims, { page: 1, pageSize: 12, eventId: disputed.eventId }, ADMIN);
    expect(left.items.map(({ status, otherOpenClaims }) => [status, otherOpenClaims])).toEqual([
      [ClaimStatus.denied, undefined],
      [ClaimStatus.pending, 0],
    ]);
  });
});
