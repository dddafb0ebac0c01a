import {
  acceptApplication,
  BulkDecisionKind,
  carryOutBulkDecision,
  createDraft,
  myBulkDecisions,
  marketEventSaved,
  previewBulkDecision,
  rejectApplication,
  startBulkDecision,
  submitApplication,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, terms, vendor } from '../testing/builders.js';
import { decide, openHarness, seenContents, type Harness } from '../testing/harness.js';

describe('an application to an event that is taken down, or being deleted', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('can be rejected but not accepted, neither alone nor with others, because its vendor could not pay', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id });
    await harness.publish(marketEventSaved, market);
    const ann = vendor();
    const draft = () => harness.call(createDraft, { eventId: market.marketEventId }, ann);
    const { id: applicationId } = await eventually(draft);
    await harness.call(submitApplication, { draftId: applicationId, productsOffered: 'Bread', terms }, ann);
    await harness.publish(marketEventSaved, { ...market, revision: 2, status: 'draft' });
    const replicas = harness.db.collection<{ _id: string }>('marketEventReplicas');
    const replica = () => replicas.findOne({ _id: market.marketEventId });
    await eventually(async () => expect(await replica()).toMatchObject({ status: 'draft' }));

    const message = 'This event is not public now, so no vendor can be accepted.';
    const alone = decide(harness, acceptApplication, { applicationId }, owner);
    await expect(alone).rejects.toMatchObject({ code: 'APPLICATION.EVENT_HIDDEN', message });
    const applications = [{ applicationId, contentsVersion: await seenContents(harness, applicationId) }];
    const bulk = { decision: BulkDecisionKind.accept, applications };
    const none = { decided: 0, refused: [{ applicationId, message }] };
    await expect(harness.call(previewBulkDecision, bulk, owner)).resolves.toMatchObject(none);
    const { id } = await harness.call(startBulkDecision, bulk, owner);
    await harness.call(carryOutBulkDecision, { id }, actorAs('system'));
    expect(await harness.call(myBulkDecisions, {}, owner)).toMatchObject([none]);
    await expect(decide(harness, rejectApplication, { applicationId }, owner)).resolves.toMatchObject({
      status: 'rejected',
    });
  });
});
