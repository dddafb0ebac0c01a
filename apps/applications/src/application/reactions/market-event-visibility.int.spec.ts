import {
  applicationEventRestored,
  applicationTimeline,
  createDraft,
  marketEventRestored,
  marketEventSaved,
  marketEventTakenDown,
  rejectApplication,
  submitApplication,
  withdrawApplication,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, terms, vendor } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

describe('applications to an event that is taken down', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('note its return for every vendor who learned that it was hidden, even if the application changed meanwhile', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id });
    const { marketEventId, organizerId } = market;
    await harness.publish(marketEventSaved, market);
    const apply = async (who: Actor) => {
      const { id: draftId } = await harness.call(createDraft, { eventId: marketEventId }, who);
      await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, who);
      return draftId;
    };
    const [withdrawing, rejected, earlier] = [vendor(), vendor(), vendor()];
    const [first, second, third] = [await apply(withdrawing), await apply(rejected), await apply(earlier)];
    await decide(harness, rejectApplication, { applicationId: third }, owner);
    const steps = async (id: string, who: Actor) =>
      (await harness.call(applicationTimeline, { id, limit: 50 }, who)).items.map(({ what }) => what);

    await harness.publish(marketEventTakenDown, { marketEventId, organizerId, reason: 'fraud' });
    await eventually(async () => expect(await steps(first, withdrawing)).toContain('event-hidden'));
    await eventually(async () => expect(await steps(second, rejected)).toContain('event-hidden'));
    await harness.call(withdrawApplication, { applicationId: first }, withdrawing);
    await decide(harness, rejectApplication, { applicationId: second }, owner);
    await harness.publish(marketEventRestored, { marketEventId, organizerId });
    await harness.received(applicationEventRestored, first);
    await harness.received(applicationEventRestored, second);
    expect((await steps(first, withdrawing)).at(-1)).toBe('event-restored');
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(await steps(third, earlier)).toEqual(['drafted', 'submitted', 'rejected']);
  });
});
