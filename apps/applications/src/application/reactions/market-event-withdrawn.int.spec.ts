import { applicationOrganizerLeft, marketEventSaved, marketEventWithdrawn } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { organizer } from '../../testing/builders.js';
import { applicationsOfEachStatus } from '../../testing/each-status.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('applications to an event whose organizer deletes their account', () => {
  const owner = organizer();
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  beforeEach(() => harness.clock.moveTo(new Date('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  async function applied() {
    const { market, drafted, pending, accepted, rejected } = await applicationsOfEachStatus(harness, owner);
    return { market, marketEventId: market.marketEventId, concerned: [pending, accepted], others: [drafted, rejected] };
  }

  async function leave(marketEventId: string) {
    await harness.publish(marketEventWithdrawn, { marketEventId, organizerId: owner.id });
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
  }
  const isNotified = (id: string) => harness.receivedTypes(id).includes(applicationOrganizerLeft.type);

  it('notify their vendors if it was still to come, unless they were rejected', async () => {
    const { marketEventId, concerned, others } = await applied();
    await leave(marketEventId);
    for (const id of concerned) await harness.received(applicationOrganizerLeft, id);
    expect(others.map(isNotified)).toEqual([false, false]);
  });

  it('notify no one of an event that has begun', async () => {
    const { marketEventId, concerned } = await applied();
    const next = await applied();
    await harness.clock.moveTo(new Date('2028-01-01T10:00:00Z'));
    await leave(marketEventId);
    await harness.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
    await leave(next.marketEventId);
    for (const id of next.concerned) await harness.received(applicationOrganizerLeft, id);
    expect(concerned.map(isNotified)).toEqual([false, false]);
  });

  it('notify no one if another organizer took it over meanwhile', async () => {
    const { market, marketEventId, concerned } = await applied();
    const next = await applied();
    await harness.publish(marketEventSaved, { ...market, revision: 2, organizerId: organizer().id });
    await leave(marketEventId);
    await leave(next.marketEventId);
    for (const id of next.concerned) await harness.received(applicationOrganizerLeft, id);
    expect(concerned.map(isNotified)).toEqual([false, false]);
  });
});
