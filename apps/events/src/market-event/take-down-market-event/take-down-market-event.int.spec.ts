import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import {
  adminMarketEvents,
  MarketEventStatus,
  adminOperations,
  createMarketEvent,
  deleteMarketEvent,
  duplicateMarketEvent,
  marketEvent,
  marketEventByCode,
  marketEventRestored,
  marketEvents,
  marketEventSaved,
  marketEventsByIds,
  marketEventTakenDown,
  myMarketEvents,
  personErased,
  publishedMarketEvents,
  publishMarketEvent,
  restoreMarketEvent,
  submitClaim,
  takeDownMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { ADMIN, claimOf, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent, seedMarketEvent } from '../../testing/market-events.js';

const REASON = 'The park has no permit for this market.';
const firstPage = { page: 1, pageSize: 100 };

describe('taking down a market event', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness?.close());

  const published = (owner: Actor) => publishedMarketEvent(harness, owner);
  const takeDown = (eventId: string, by = ADMIN) =>
    harness.call(takeDownMarketEvent, { eventId, reason: ` ${REASON} ` }, by);
  const logged = async (id: string) =>
    (await harness.call(adminOperations, firstPage, ADMIN)).items.filter(({ details }) => details.includes(id));

  it('hides it from everyone but its owner and admins, who see the reason', async () => {
    const owner = actorAs('organizer');
    const id = await published(owner);
    const { eventCode } = await harness.call(marketEvent, { id }, owner);
    const hidden = { id, status: 'draft', takenDownReason: REASON };
    await expect(takeDown(id)).resolves.toMatchObject(hidden);
    for (const person of [owner, ADMIN]) {
      await expect(harness.call(marketEvent, { id }, person)).resolves.toMatchObject(hidden);
    }
    await expect(harness.call(myMarketEvents, firstPage, owner)).resolves.toMatchObject({ items: [hidden] });
    const ofAdmins = await harness.call(adminMarketEvents, { ...firstPage, organizerId: owner.id }, ADMIN);
    expect(ofAdmins).toMatchObject({ items: [hidden] });

    for (const person of [undefined, actorAs('vendor'), actorAs('organizer')]) {
      await expect(harness.call(marketEvent, { id }, person)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const byCode = harness.call(marketEventByCode, { code: eventCode! }, person);
      await expect(byCode).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(harness.call(marketEventsByIds, { ids: [id] }, person)).resolves.toEqual([]);
      const listed = await harness.call(marketEvents, { ...firstPage, organizerId: owner.id }, person);
      expect(listed.items).toEqual([]);
    }
    const inSitemap = await harness.call(publishedMarketEvents, { limit: 1_000 });
    expect(inSitemap.map((one) => one.id)).not.toContain(id);
  });

  it('is found by admins among all drafts', async () => {
    const owner = actorAs('organizer');
    const [kept, id] = [await published(owner), await published(owner)];
    await takeDown(id);
    const listed = async (takenDown: boolean | null, status: MarketEventStatus | null = null) => {
      const input = { ...firstPage, organizerId: owner.id, takenDown, status };
      return (await harness.call(adminMarketEvents, input, ADMIN)).items.map((one) => one.id);
    };
    expect(await listed(true)).toEqual([id]);
    expect(await listed(true, MarketEventStatus.published)).toEqual([]);
    expect((await listed(null)).sort()).toEqual([kept, id].sort());
    const { items } = await harness.call(adminMarketEvents, { ...firstPage, takenDown: true }, ADMIN);
    expect(items.map((one) => one.id)).toContain(id);
    expect(items.every(({ takenDownReason }) => takenDownReason !== null)).toBe(true);
    const ofVisitors = await harness.call(marketEvents, { ...firstPage, takenDown: true });
    expect(ofVisitors.items).toEqual([]);
  });

  it('reaches other services as a draft, with a separate fact for the notification', async () => {
    const owner = actorAs('organizer');
    const id = await published(owner);
    await takeDown(id);
    expect(await harness.received(marketEventTakenDown, id)).toEqual({
      marketEventId: id,
      organizerId: owner.id,
      reason: REASON,
    });
    const statuses = () =>
      harness.messages.filter(({ type, key }) => type === marketEventSaved.type && key === id).map(({ data }) => data);
    await eventually(() => expect(statuses().at(-1)).toMatchObject({ status: 'draft', revision: 3 }));
    await harness.call(restoreMarketEvent, { id }, ADMIN);
    expect(await harness.received(marketEventRestored, id)).toEqual({ marketEventId: id, organizerId: owner.id });
    await eventually(() => expect(statuses().at(-1)).toMatchObject({ status: 'published', revision: 4 }));
  });

  it('refuses its organizer to publish or copy it, and leaves editing and deleting to them', async () => {
    const owner = actorAs('organizer');
    const id = await published(owner);
    await takeDown(id);
    const message = 'Our staff took this event down. The reason is on its page. Contact us once you have corrected it.';
    for (const operation of [publishMarketEvent, duplicateMarketEvent]) {
      await expect(harness.call(operation, { id }, owner)).rejects.toMatchObject({ code: 'EVENT.TAKEN_DOWN', message });
    }
    await expect(harness.call(updateMarketEvent, { id, title: 'With a permit' }, owner)).resolves.toMatchObject({
      title: 'With a permit',
      takenDownReason: REASON,
    });
    await expect(harness.call(deleteMarketEvent, { id }, owner)).resolves.toMatchObject({ isRefunding: false });
  });

  it('restores what was before: a published event and a draft', async () => {
    const owner = actorAs('organizer');
    const id = await published(owner);
    await takeDown(id);
    const before = { status: 'published', takenDownReason: null };
    await expect(harness.call(restoreMarketEvent, { id }, ADMIN)).resolves.toMatchObject(before);
    await expect(harness.call(marketEvent, { id }, actorAs('vendor'))).resolves.toMatchObject(before);
    const draft = await harness.call(createMarketEvent, fields(), owner);
    await takeDown(draft.id);
    await expect(harness.call(restoreMarketEvent, { id: draft.id }, ADMIN)).resolves.toMatchObject({ status: 'draft' });
    await expect(harness.call(publishMarketEvent, { id: draft.id }, owner)).resolves.toMatchObject(before);
  });

  it('is logged once with the reason, also when the command is repeated', async () => {
    const id = await published(actorAs('organizer'));
    const again = newId();
    const input = { eventId: id, reason: REASON };
    const first = await harness.call(takeDownMarketEvent, input, ADMIN, again);
    await expect(harness.call(takeDownMarketEvent, input, ADMIN, again)).resolves.toEqual(first);
    await expect(takeDown(id)).rejects.toMatchObject({ code: 'EVENT.TAKEN_DOWN' });
    await harness.call(restoreMarketEvent, { id }, ADMIN);
    const [restored, takenDown, ...more] = await logged(id);
    expect(restored).toMatchObject({ operationType: 'restore_event', performedBy: ADMIN.id });
    expect(takenDown).toMatchObject({ operationType: 'take_down_event', performedBy: ADMIN.id });
    expect(JSON.parse(takenDown!.details)).toEqual({ eventId: id, title: 'Riverside Craft Fair', reason: REASON });
    expect(JSON.parse(restored!.details)).toEqual({ eventId: id, title: 'Riverside Craft Fair' });
    expect(more).toEqual([]);
  });

  const owner = actorAs('organizer');
  it.each([
    ['its owner', owner],
    ['another organizer', actorAs('organizer')],
    ['a vendor', actorAs('vendor')],
    ['a visitor', undefined],
  ])('is refused to %s, and so is restoring it', async (_, person) => {
    const id = await published(owner);
    const refusal = { code: person ? 'PERMISSION_DENIED' : 'UNAUTHENTICATED' };
    const input = { eventId: id, reason: REASON };
    await expect(harness.call(takeDownMarketEvent, input, person)).rejects.toMatchObject(refusal);
    await takeDown(id);
    await expect(harness.call(restoreMarketEvent, { id }, person)).rejects.toMatchObject(refusal);
    await expect(harness.call(marketEvent, { id }, owner)).resolves.toMatchObject({ takenDownReason: REASON });
  });

  it('needs a reason of at most 500 characters', async () => {
    const eventId = await published(actorAs('organizer'));
    for (const reason of ['  ', 'x'.repeat(501)]) {
      await expect(harness.call(takeDownMarketEvent, { eventId, reason }, ADMIN)).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
    }
    expect(await logged(eventId)).toEqual([]);
  });

  it('takes no new claims for an import meanwhile', async () => {
    const id = await seedMarketEvent(harness);
    await takeDown(id);
    const refusal = { code: 'NOT_FOUND', message: 'Event not found or not claimable' };
    await expect(harness.call(submitClaim, claimOf(id))).rejects.toMatchObject(refusal);
    await harness.call(restoreMarketEvent, { id }, ADMIN);
    await expect(harness.call(submitClaim, claimOf(id))).resolves.toBeTruthy();
  });

  it('stays hidden after its organizer left, also once it is restored', async () => {
    const owner = actorAs('organizer');
    const id = await published(owner);
    await takeDown(id);
    await harness.publish(personErased, { personId: owner.id, addresses: [] });
    const withdrawn = async () =>
      (await harness.db
        .collection('commits')
        .findOne({ 'events.type': 'market-event.withdrawn', streamId: `market-event-${id}` })) !== null;
    await eventually(async () => expect(await withdrawn()).toBe(true));
    await expect(harness.call(restoreMarketEvent, { id }, ADMIN)).resolves.toMatchObject({ status: 'draft' });
  });
});
