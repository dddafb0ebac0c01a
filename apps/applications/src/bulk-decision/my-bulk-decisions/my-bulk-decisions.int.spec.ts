import {
  BulkDecisionKind,
  BulkDecisionStatus,
  carryOutBulkDecision,
  createDraft,
  marketEventSaved,
  myBulkDecisions,
  SHOWN_BULK_DECISIONS,
  SHOWN_UNFINISHED_DECISIONS,
  startBulkDecision,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { marketEvent, organizer, terms, vendor } from '../../testing/builders.js';
import { openHarness, seenContents, type Harness } from '../../testing/harness.js';
import type { BulkDecisionRow } from '../bulk-decision.schema.js';
import { BulkDecisions } from '../bulk-decisions.js';

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

  const rowOf =
    (organizerId: string) =>
    (age: number, facts: Partial<BulkDecisionRow>): BulkDecisionRow => ({
      _id: newId(),
      organizerId,
      decision: BulkDecisionKind.accept,
      note: null,
      applicationIds: [newId()],
      contentsVersions: ['seen'],
      status: BulkDecisionStatus.announced,
      cursor: 0,
      decided: [],
      refused: [],
      createdAt: new Date(harness.clock.now().getTime() - age * 60_000),
      undoUntil: null,
      ...facts,
    });

  it('are all that are unfinished, and the newest results without those of one application', async () => {
    const owner = organizer();
    const bulks = harness.app.get(BulkDecisions, { strict: false });
    const row = rowOf(owner.id);
    const refused = row(20, { refused: [{ applicationId: newId(), message: 'No booth is left.' }] });
    const several = Array.from({ length: 10 }, (_, at) => row(30 + at, { applicationIds: [newId(), newId()] }));
    const unfinished = row(50, { status: BulkDecisionStatus.held });
    const settled = Array.from({ length: 12 }, (_, at) => row(at, {}));
    await bulks.rows.insertMany([...settled, refused, ...several, unfinished]);
    const listed = await harness.call(myBulkDecisions, {}, owner);
    const shown = [refused, ...several.slice(0, SHOWN_BULK_DECISIONS - 1), unfinished];
    expect(listed.map(({ id }) => id)).toEqual(shown.map(({ _id }) => _id));

    for (const query of [
      bulks.unfinishedOnSeveral(owner.id),
      bulks.unfinishedOnOne(owner.id),
      bulks.resultsOf(owner.id),
    ]) {
      const plan = JSON.stringify(await query.explain('queryPlanner'));
      expect(plan).toContain('SORT_MERGE');
      expect(plan).not.toMatch(/"SORT"|COLLSCAN/);
    }
  });

  it('are the newest unfinished ones on one application if there are very many, and all on several', async () => {
    const owner = organizer();
    const bulks = harness.app.get(BulkDecisions, { strict: false });
    const rows = (applicationIds: string[]) =>
      Array.from({ length: SHOWN_UNFINISHED_DECISIONS + 1 }, (_, at) =>
        rowOf(owner.id)(at, { status: BulkDecisionStatus.held, applicationIds }),
      );
    const [onOne, onSeveral] = [rows([newId()]), rows([newId(), newId()])];
    await bulks.rows.insertMany([...onOne, ...onSeveral]);
    const listed = await harness.call(myBulkDecisions, {}, owner);
    const shown = [...onOne.slice(0, -1), ...onSeveral].map(({ _id }) => _id);
    expect(listed.map(({ id }) => id).sort()).toEqual(shown.sort());
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
