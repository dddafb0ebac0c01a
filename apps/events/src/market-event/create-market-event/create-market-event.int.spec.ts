import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import {
  createMarketEvent,
  deleteMarketEvent,
  marketEvent,
  marketEventByCode,
  marketEventDeleted,
  marketEventSaved,
  MarketEventType,
  publishMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import { fields, ADMIN } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => harness.close());

const owner = actorAs('organizer');
const other = actorAs('organizer');
const create = (given = {}, commandId = newId()) => harness.call(createMarketEvent, fields(given), owner, commandId);

describe('creating a market event', () => {
  it('[EV-007] [EV-009] [EV-057] stores a draft of the caller with an event code and returns it', async () => {
    const made = await create({ boothFeeCents: 7500, startTime: '09:30', contactPhone: '5035550100' });
    expect(made).toMatchObject({
      organizerId: owner.id,
      status: 'draft',
      eventType: 'craft_fair',
      eventCode: expect.stringMatching(/^[A-Z]{4}-\d{4}$/) as string,
      eventEndDate: '2027-06-12',
      startTime: '09:30:00',
      boothFeeCents: 7500,
      applicationFeeCents: 0,
      contactPhone: '5035550100',
      timeZone: 'America/Los_Angeles',
      seededByAdmin: false,
    });
    expect(await harness.call(marketEvent, { id: made.id }, owner)).toEqual(made);
  });

  it('[EV-006] accepts the six types, and is a craft fair without one', async () => {
    expect((await create()).eventType).toBe('craft_fair');
    const types = ['craft_fair', 'farmers_market', 'art_show', 'festival', 'popup_market', 'other'];
    expect(Object.values(MarketEventType)).toEqual(types);
    for (const eventType of types) expect(await create({ eventType })).toMatchObject({ eventType });
    await expect(create({ eventType: 'rodeo' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'eventType' }],
    });
  });

  it('[EV-003] returns one value under both names of a twin field', async () => {
    const made = await create({ maxVendors: 40, boothSize: '10x10' });
    expect(made).toMatchObject({
      maxVendors: 40,
      boothCount: 40,
      boothSize: '10x10',
      spaceSize: '10x10',
      eventDate: '2027-06-12',
      eventStartDate: '2027-06-12',
    });
  });

  it('creates once when the same command is repeated', async () => {
    const commandId = newId();
    const [first, second] = [await create({}, commandId), await create({}, commandId)];
    expect(second).toEqual(first);
  });

  it('[EV-008] shows a draft to its owner and to admins only', async () => {
    const { id } = await create();
    await expect(harness.call(marketEvent, { id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found',
    });
    await expect(harness.call(marketEvent, { id }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(marketEvent, { id }, ADMIN)).resolves.toMatchObject({ id });
  });

  it('[EV-010] [EV-005] shows the event code only to the owner, and the claim token to no owner', async () => {
    const { id, eventCode } = await create();
    await harness.call(publishMarketEvent, { id }, owner);
    expect(eventCode).not.toBeNull();
    expect(await harness.call(marketEvent, { id }, owner)).toMatchObject({ eventCode, claimToken: null });
    expect(await harness.call(marketEvent, { id }, other)).toMatchObject({ eventCode: null, claimToken: null });
    expect(await harness.call(marketEvent, { id }, ADMIN)).toMatchObject({ eventCode: null });
    expect(await harness.call(marketEvent, { id })).toMatchObject({ eventCode: null, claimToken: null });
  });

  it('[EV-016] [EV-031] finds by event code, ignoring case and surrounding spaces', async () => {
    const { id, eventCode } = await create();
    await harness.call(publishMarketEvent, { id }, owner);
    expect(await harness.call(marketEventByCode, { code: ` ${String(eventCode).toLowerCase()} ` })).toMatchObject({
      id,
    });
    await expect(harness.call(marketEventByCode, { code: 'XXXX-0000' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid event code. Please check and try again.',
    });
    await expect(harness.call(marketEventByCode, { code: '  ' })).rejects.toMatchObject({
      message: 'Please enter an event code',
    });
  });

  it('[EV-056] refuses an unknown ID with the message of the specification', async () => {
    await expect(harness.call(marketEvent, { id: newId() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found',
    });
  });
});

describe('changing a market event', () => {
  it('[EV-059] saves what changed, keeps the rest, and updates updatedAt', async () => {
    const made = await create({ address: '1 River Road', wifiAvailable: true });
    await harness.clock.advance(60_000);
    const changed = await harness.call(updateMarketEvent, { id: made.id, boothFeeCents: 7500, address: null }, owner);
    expect(changed).toMatchObject({ boothFeeCents: 7500, address: null, wifiAvailable: true, title: made.title });
    expect(Date.parse(changed.updatedAt) - Date.parse(made.updatedAt)).toBeGreaterThanOrEqual(60_000);
    expect(changed.createdAt).toBe(made.createdAt);
  });

  it('keeps what another tab saved, and refuses to replace it', async () => {
    const { id, revision } = await create({ boothFeeCents: 5000 });
    const raised = await harness.call(updateMarketEvent, { id, revision, boothFeeCents: 7500 }, owner);
    expect(raised.revision).toBeGreaterThan(revision);
    await expect(
      harness.call(updateMarketEvent, { id, revision, title: 'Late', boothFeeCents: 6000 }, owner),
    ).rejects.toMatchObject({ code: 'EVENT.CHANGED_MEANWHILE', fields: [{ path: 'boothFeeCents' }] });
    const renamed = await harness.call(updateMarketEvent, { id, revision, title: 'Late' }, owner);
    expect(renamed).toMatchObject({ title: 'Late', boothFeeCents: 7500 });
    expect(await harness.call(marketEvent, { id }, owner)).toEqual(renamed);
    const lowered = { id, revision: renamed.revision, boothFeeCents: 6000 };
    await expect(harness.call(updateMarketEvent, lowered, owner)).resolves.toMatchObject({ boothFeeCents: 6000 });
  });

  it('[EV-060] [EV-061] refuses everyone but the owner, with the messages of the specification', async () => {
    const { id } = await create();
    const refused = (message: string) => ({ code: 'PERMISSION_DENIED', message });
    await expect(harness.call(updateMarketEvent, { id, title: 'Mine' }, other)).rejects.toMatchObject(
      refused('Not authorized'),
    );
    await expect(harness.call(publishMarketEvent, { id }, other)).rejects.toMatchObject(refused('Not authorized'));
    await expect(harness.call(deleteMarketEvent, { id }, other)).rejects.toMatchObject(
      refused('Not authorized to delete this event'),
    );
    await expect(harness.call(updateMarketEvent, { id, title: 'Mine' }, actorAs('vendor'))).rejects.toMatchObject(
      refused('Not authorized'),
    );
  });

  it('[EV-062] deletes once, is unknown afterwards, and publishes the deletion', async () => {
    const { id } = await create();
    expect(await harness.call(deleteMarketEvent, { id }, owner)).toEqual({ id, isRefunding: false });
    await expect(harness.call(marketEvent, { id }, owner)).rejects.toMatchObject({ message: 'Event not found' });
    await expect(harness.call(deleteMarketEvent, { id }, owner)).rejects.toMatchObject({ message: 'Event not found' });
    expect(await harness.received(marketEventDeleted, id)).toEqual({ marketEventId: id, organizerId: owner.id });
  });

  it('publishes every change with a growing revision', async () => {
    const { id } = await create({ applicationDeadline: '2027-06-01' });
    await harness.call(publishMarketEvent, { id }, owner);
    const published = await harness.received(marketEventSaved, id, ({ revision }) => revision === 2);
    expect(published).toMatchObject({
      status: 'published',
      applicationDeadline: '2027-06-01',
      timeZone: 'America/Los_Angeles',
    });
  });

  it('encrypts the contact of the organizer in the stored event', async () => {
    const { id } = await create({ contactEmail: 'hidden@example.org' });
    const commit = await harness.db.collection('commits').findOne({ streamId: `market-event-${id}` });
    expect(JSON.stringify(commit)).not.toContain('hidden@example.org');
  });
});
