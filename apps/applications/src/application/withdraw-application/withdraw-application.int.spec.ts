import {
  acceptApplication,
  applicationTimeline,
  applicationWithdrawn,
  createDraft,
  editApplication,
  getApplication,
  marketEventSaved,
  organizerApplications,
  submitApplication,
  withdrawApplication,
} from '@stallbook/contracts';
import { marketEvent, organizer, vendor } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

const list = { page: 1, pageSize: 12 };

describe('an application that is not decided yet', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  const apply = async () => {
    const [ann, owner] = [vendor(), organizer()];
    const market = marketEvent({ organizerId: owner.id });
    await stage.publish(marketEventSaved, market);
    const { id } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey' }, ann);
    return { ann, owner, id };
  };
  const timelineOf = async (id: string, person: ReturnType<typeof vendor>) =>
    (await stage.call(applicationTimeline, { id, limit: 50 }, person)).items.map(({ what }) => what);

  it('is a draft of its vendor again once it is withdrawn, and leaves the organizer’s list', async () => {
    const { ann, owner, id } = await apply();
    await expect(stage.call(withdrawApplication, { applicationId: id }, ann)).resolves.toMatchObject({
      status: 'draft',
      appliedAt: null,
      productsOffered: 'Honey',
    });
    await expect(stage.call(organizerApplications, list, owner)).resolves.toMatchObject({ total: 0 });
    await expect(stage.call(getApplication, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.received(applicationWithdrawn, id)).resolves.toMatchObject({ organizerId: owner.id });
    expect(await timelineOf(id, ann)).toEqual(['drafted', 'submitted', 'withdrawn']);
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey' }, ann);
    expect(await timelineOf(id, owner)).toEqual(['submitted', 'withdrawn', 'submitted']);
  });

  it('can be edited, and the organizer sees what changed', async () => {
    const { ann, owner, id } = await apply();
    const edited = await stage.call(editApplication, { applicationId: id, productsOffered: 'Wax' }, ann);
    expect(edited).toMatchObject({ status: 'pending', productsOffered: 'Wax' });
    const { items } = await stage.call(applicationTimeline, { id, limit: 50 }, owner);
    expect(items.at(-1)).toMatchObject({
      what: 'edited',
      changes: [{ field: 'productsOffered', before: 'Honey', after: 'Wax' }],
    });
  });

  it('is either accepted or withdrawn where both happen concurrently', async () => {
    const { ann, owner, id: applicationId } = await apply();
    const outcomes = await Promise.allSettled([
      stage.call(withdrawApplication, { applicationId }, ann),
      stage.call(acceptApplication, { applicationId }, owner),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
