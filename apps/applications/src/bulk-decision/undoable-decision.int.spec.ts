import {
  acceptApplication,
  applicationAccepted,
  applicationBoothAssigned,
  applicationRejected,
  applicationTimeline,
  assignBooth,
  BULK_DECISIONS_QUEUE,
  carryOutBulkDecision,
  createDraft,
  getApplication,
  marketEventSaved,
  myBulkDecisions,
  profileSaved,
  rejectApplication,
  submitApplication,
  undoBulkDecision,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { openQueue, WorkQueue } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, profile, terms, vendor } from '../testing/builders.js';
import { decide, openHarness, seenContents, type Harness } from '../testing/harness.js';

const UNDO_MS = 60_000;

describe('a decision on one application that can be undone', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  async function applied(maxVendors = 1) {
    const [owner, ann] = [organizer(), vendor()];
    const market = marketEvent({ organizerId: owner.id, maxVendors });
    await harness.publish(marketEventSaved, market);
    await harness.publish(profileSaved, profile(ann.id, 'vendor', 'Ann Bread'));
    const apply = async (who: Actor) => {
      const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, who);
      return (await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, who)).id;
    };
    return { owner, ann, applicationId: await apply(ann), other: await apply(vendor()) };
  }
  const seenBy = async (id: string, who: Actor) => harness.call(getApplication, { id }, who);
  const announce = async (id: string) => {
    await harness.clock.advance(UNDO_MS);
    await eventually(async () =>
      expect((await harness.call(carryOutBulkDecision, { id }, actorAs('system'))).againAfterMs).toBeNull(),
    );
  };
  const newest = async (owner: Actor) => (await harness.call(myBulkDecisions, {}, owner))[0];

  it('[AP-034] reaches the vendor a minute later with the booth and the message, and until then only its organizer', async () => {
    const { owner, ann, applicationId } = await applied();
    const input = { applicationId, boothLocation: 'A7', customMessage: 'Welcome', undoable: true };
    const commandId = newId();
    const done = await decide(harness, acceptApplication, input, owner, commandId);
    expect(done).toMatchObject({ status: 'accepted', boothLocation: 'A7', heldBy: expect.any(String) });
    await expect(decide(harness, acceptApplication, input, owner, commandId)).resolves.toEqual(done);
    const id = done.heldBy ?? '';
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'pending', boothLocation: null, heldBy: null });
    await eventually(async () => expect((await newest(owner))?.vendorName).toBe('Ann Bread'));
    expect(await newest(owner)).toMatchObject({ id, status: 'held', total: 1, decided: 1 });
    const queue = openQueue(BULK_DECISIONS_QUEUE, { redis: harness.redis, config: harness.config, logger: console });
    await eventually(async () => expect((await queue.getJob(id))?.data).toEqual({ bulkDecisionId: id }));
    await queue.close();
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationAccepted.type);

    await announce(id);
    await harness.received(applicationAccepted, applicationId);
    expect(await seenBy(applicationId, ann)).toMatchObject({
      status: 'accepted',
      boothLocation: 'A7',
      customMessage: 'Welcome',
    });
  });

  it('[AP-034] is undone within the minute, and its booth goes to another', async () => {
    const { owner, ann, applicationId, other } = await applied();
    const { heldBy } = await decide(harness, acceptApplication, { applicationId, undoable: true }, owner);
    const full = decide(harness, acceptApplication, { applicationId: other, undoable: true }, owner);
    await expect(full).rejects.toMatchObject({ code: 'APPLICATION.EVENT_FULL' });
    expect((await newest(owner))?.id).toBe(heldBy);
    const id = heldBy ?? '';
    await harness.call(undoBulkDecision, { id }, owner);
    await announce(id);
    expect(await newest(owner)).toBeUndefined();
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'pending' });
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationAccepted.type);
    await decide(harness, acceptApplication, { applicationId: other }, owner);
    await harness.received(applicationAccepted, other);
  });

  it('has a booth that is changed while it can be undone, of which the vendor learns with the decision', async () => {
    const { owner, ann, applicationId } = await applied();
    const { heldBy } = await decide(harness, acceptApplication, { applicationId, undoable: true }, owner);
    const assign = (boothLocation: string) => harness.call(assignBooth, { applicationId, boothLocation }, owner);
    for (let booth = 1; booth <= 20; booth += 1) await assign(`A${booth}`);
    // No message was sent, so none counts.
    await expect(assign('B2')).resolves.toMatchObject({ boothLocation: 'B2' });
    const timeline = async () => (await harness.call(applicationTimeline, { id: applicationId, limit: 50 }, ann)).items;
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'pending', boothLocation: null });
    expect((await timeline()).map(({ what }) => what)).toEqual(['drafted', 'submitted']);
    await announce(heldBy ?? '');
    await harness.received(applicationAccepted, applicationId);
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationBoothAssigned.type);
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'accepted', boothLocation: 'B2' });
    expect((await timeline()).at(-1)?.what).toBe('booth-assigned');
    await assign('C3');
    await harness.received(applicationBoothAssigned, applicationId);
  });

  it('keeps no one else from a booth while it waits for the queue', async () => {
    const { owner, applicationId, other } = await applied(2);
    const queue = harness.app.get(WorkQueue, { strict: false });
    let proceed: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (proceed = resolve));
    const add = jest.spyOn(queue, 'add').mockReturnValueOnce(waiting);
    const first = decide(harness, acceptApplication, { applicationId, undoable: true }, owner);
    await eventually(async () => expect(add).toHaveBeenCalled());
    const second = decide(harness, acceptApplication, { applicationId: other }, owner);
    await expect(second).resolves.toMatchObject({ status: 'accepted' });
    proceed();
    await first;
    add.mockRestore();
  });

  it('[AP-035] is a rejection with its reason, too', async () => {
    const { owner, ann, applicationId } = await applied();
    const input = { applicationId, rejectionReason: 'Enough bread', undoable: true };
    const { heldBy } = await decide(harness, rejectApplication, input, owner);
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'pending', rejectionReason: null });
    await announce(heldBy ?? '');
    await harness.received(applicationRejected, applicationId);
    expect(await seenBy(applicationId, ann)).toMatchObject({ status: 'rejected', rejectionReason: 'Enough bread' });
  });

  it('is refused as one that cannot be undone, and stores nothing then', async () => {
    const { owner, applicationId } = await applied();
    const contentsVersion = await seenContents(harness, applicationId);
    const input = { applicationId, contentsVersion, undoable: true };
    await decide(harness, rejectApplication, { applicationId }, owner);
    await expect(harness.call(acceptApplication, input, owner)).rejects.toMatchObject({
      code: 'APPLICATION.NOT_PENDING',
    });
    expect(await newest(owner)).toBeUndefined();
  });
});
