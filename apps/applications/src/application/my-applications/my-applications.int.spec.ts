import {
  ApplicationStatus,
  createDraft,
  marketEventSaved,
  myApplications,
  submitApplication,
} from '@stallbook/contracts';
import { marketEvent, organizer, terms, vendor } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the applications of a vendor', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  it('come with the number of each status, whichever was asked for', async () => {
    const [ann, owner] = [vendor(), organizer()];
    const draft = async () => {
      const market = marketEvent({ organizerId: owner.id });
      await stage.publish(marketEventSaved, market);
      return (await stage.call(createDraft, { eventId: market.marketEventId }, ann)).id;
    };
    const submit = (draftId: string) =>
      stage.call(submitApplication, { draftId, productsOffered: 'Honey', terms }, ann);
    await submit(await draft());
    await submit(await draft());
    await draft();
    const page = { page: 1, pageSize: 12 };
    const none = { draft: 0, pending: 0, accepted: 0, rejected: 0, withdrawn: 0 };
    const counts = { ...none, draft: 1, pending: 2 };
    await expect(stage.call(myApplications, page, ann)).resolves.toMatchObject({ total: 3, counts });
    const accepted = { ...page, status: ApplicationStatus.accepted };
    await expect(stage.call(myApplications, accepted, ann)).resolves.toMatchObject({ total: 0, counts });
    await expect(stage.call(myApplications, page, vendor())).resolves.toMatchObject({ total: 0, counts: none });
  });

  it('are also listed by date if the copy of their event is missing', async () => {
    const [ann, owner] = [vendor(), organizer()];
    const [missing, known] = [marketEvent({ organizerId: owner.id }), marketEvent({ organizerId: owner.id })];
    const drafts: string[] = [];
    for (const market of [missing, known]) {
      await stage.publish(marketEventSaved, market);
      drafts.push((await stage.call(createDraft, { eventId: market.marketEventId }, ann)).id);
    }
    const copies = stage.db.collection<{ _id: string }>('marketEventReplicas');
    await copies.deleteOne({ _id: missing.marketEventId });
    for (const order of [{ upcoming: true }, { byDate: true }]) {
      const { items, total } = await stage.call(myApplications, { page: 1, pageSize: 12, ...order }, ann);
      expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: drafts, total: 2 });
    }
  });
});
