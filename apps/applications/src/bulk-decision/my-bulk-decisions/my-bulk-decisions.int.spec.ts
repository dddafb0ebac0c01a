import {
  BulkDecisionKind,
  carryOutBulkDecision,
  createDraft,
  marketEventSaved,
  myBulkDecisions,
  startBulkDecision,
  submitApplication,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { marketEvent, organizer, terms, vendor } from '../../testing/builders.js';
import { openHarness, seenContents, type Harness } from '../../testing/harness.js';

describe('the last bulk decisions of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('are listed with the undo of each, for the organizer alone', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id });
    await harness.publish(marketEventSaved, market);
    const decide = async (decision: BulkDecisionKind) => {
      const ann = vendor();
      const { id: applicationId } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
      await harness.call(submitApplication, { draftId: applicationId, productsOffered: 'Bread', terms }, ann);
      const applications = [{ applicationId, contentsVersion: await seenContents(harness, applicationId) }];
      const { id } = await harness.call(startBulkDecision, { decision, applications }, owner);
      await harness.call(carryOutBulkDecision, { id }, actorAs('system'));
      await harness.clock.advance(1_000);
      return id;
    };
    const [first, second] = [await decide(BulkDecisionKind.accept), await decide(BulkDecisionKind.reject)];
    const bulks = await harness.call(myBulkDecisions, {}, owner);
    expect(bulks).toMatchObject([
      { id: second, status: 'held', decided: 1, decision: 'reject' },
      { id: first, status: 'held', decided: 1, decision: 'accept' },
    ]);
    expect(bulks.every(({ undoMs }) => undoMs > 0)).toBe(true);
    await expect(harness.call(myBulkDecisions, {}, organizer())).resolves.toEqual([]);
  });

  it('are deleted a month later if they ended, also if their organizer deleted their account meanwhile', async () => {
    const indexes = await harness.db.collection('bulkDecisions').indexes();
    expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject([
      {
        key: { createdAt: 1 },
        expireAfterSeconds: 30 * 86_400,
        partialFilterExpression: { status: { $in: ['announced', 'undone'] } },
      },
    ]);
  });
});
