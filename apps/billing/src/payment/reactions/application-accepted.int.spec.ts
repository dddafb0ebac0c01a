import { applicationAccepted, applicationWithdrawn } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('an acceptance that arrives late', () => {
  let harness: Harness;
  beforeAll(async () => void (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('asks for no payment once the vendor has withdrawn', async () => {
    const ids = { applicationId: newId(), marketEventId: newId(), vendorId: newId(), organizerId: newId() };
    const facts = { ...ids, boothFeeCents: 7_500, applicationFeeCents: 0 };
    const accepted = harness.messageOf(applicationAccepted, facts);
    await harness.publish(applicationWithdrawn, { ...facts, wasAccepted: true, refundPercent: 100 });
    const handled = harness.db.collection<{ _id: string; missed?: number[] }>('handledStreams');
    const stream = { _id: `billing.reactions|${accepted.topic}|${accepted.stream}` };
    await eventually(async () => expect(await handled.findOne(stream)).not.toBeNull());
    await handled.updateOne(stream, { $set: { missed: [accepted.sequence] } });
    await harness.publishAll([accepted]);
    await eventually(async () => expect(await handled.findOne(stream)).toMatchObject({ missed: [] }));
    for (const collection of ['payments', 'withdrawnPayments'])
      expect(await harness.db.collection(collection).countDocuments({ applicationId: ids.applicationId })).toBe(0);
  });
});
