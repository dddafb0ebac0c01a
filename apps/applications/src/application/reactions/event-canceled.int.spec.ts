import { applicationEventCanceled, imageOwnerSaved, marketEventDeleted } from '@stallbook/contracts';
import { organizer } from '../../testing/builders.js';
import { applicationsOfEachStatus } from '../../testing/each-status.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('applications to an event that its organizer deletes', () => {
  const owner = organizer();
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  beforeEach(() => harness.clock.moveTo(new Date('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  const applied = () => applicationsOfEachStatus(harness, owner);

  const deleted = (id: string) => harness.received(imageOwnerSaved, id, ({ marketEventId }) => marketEventId === null);
  const isTold = (id: string) => harness.receivedTypes(id).includes(applicationEventCanceled.type);

  it('[EV-064] say so to their vendors if it was still to come, unless they were rejected', async () => {
    const { marketEventId, drafted, pending, accepted, rejected } = await applied();
    await harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
    await harness.received(applicationEventCanceled, pending);
    await harness.received(applicationEventCanceled, accepted);
    for (const id of [drafted, rejected]) await deleted(id);
    expect([drafted, rejected].map(isTold)).toEqual([false, false]);
  });

  it('[EV-064] say so if it was still to come when its deletion began, and has begun at the last refund', async () => {
    const { marketEventId, pending, accepted } = await applied();
    const startedAt = harness.clock.now().toISOString();
    await harness.clock.moveTo(new Date('2028-01-01T10:00:00Z'));
    await harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id, startedAt });
    await harness.received(applicationEventCanceled, pending);
    await harness.received(applicationEventCanceled, accepted);
  });

  it('say nothing of an event that has begun', async () => {
    const { marketEventId, pending, accepted } = await applied();
    await harness.clock.moveTo(new Date('2028-01-01T10:00:00Z'));
    await harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
    for (const id of [pending, accepted]) await deleted(id);
    expect([pending, accepted].map(isTold)).toEqual([false, false]);
  });
});
