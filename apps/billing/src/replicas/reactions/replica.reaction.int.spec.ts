import { applicationSubmitted, applicationWithdrawn } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../../testing/harness.js';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';

describe('what billing knows of applications', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  it('counts a withdrawn application as a draft, until it is sent again', async () => {
    const applicationId = newId();
    const facts = {
      applicationId,
      marketEventId: newId(),
      vendorId: newId(),
      organizerId: newId(),
      boothFeeCents: 7500,
      applicationFeeCents: 0,
    };
    const known = () => harness.db.collection<ApplicationReplica>(APPLICATION_REPLICAS).findOne({ _id: applicationId });
    await harness.publish(applicationSubmitted, facts);
    await eventually(async () => expect(await known()).toMatchObject({ status: 'pending' }));
    await harness.publish(applicationWithdrawn, { ...facts, wasAccepted: false, refundPercent: 100 });
    await eventually(async () => expect(await known()).toMatchObject({ status: 'draft' }));
    await harness.publish(applicationSubmitted, facts);
    await eventually(async () => expect(await known()).toMatchObject({ status: 'pending' }));
  });
});
