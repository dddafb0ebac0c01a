import { newId } from '@stallbook/kernel';
import {
  createMarketEvent,
  deleteMarketEvent,
  marketEvent,
  marketEventByCode,
  marketEventDeleted,
  marketEventSaved,
  publishMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import { actor, fields, ADMIN } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

let stage: Harness;
beforeAll(async () => {
  stage = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => stage.close());

const owner = actor('organizer');
const other = actor('organizer');
const create = (given = {}, commandId = newId()) => stage.call(createMarketEvent, fields(given), owner, commandId);

describe('creating a market event', () => {
  it('[EV-007] [EV-009] [EV-057] stores a draft of the caller with an event code and answers it', async () => {
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
    expect(await stage.call(marketEvent, { id: made.id }, owner)).toEqual(made);
  });

  it('[EV-003] answers twins with one value under both names', async () => {
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

  it('creates once, however often the same command comes', async () => {
    const commandId = newId();
    const [first, second] = [await create({}, commandId), await create({}, commandId)];
    expect(second).toEqual(first);
  });

  it('[EV-008] shows a draft to its owner and to admins only', async () => {
    const { id } = await create();
    await expect(stage.call(marketEvent, { id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found',
    });
    await expect(stage.call(marketEvent, { id }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.call(marketEvent, { id }, ADMIN)).resolves.toMatchObject({ id });
  });

  it('[EV-010] [EV-005] gives the event code to the owner alone and the claim token to no owner', async () => {
    const { id, eventCode } = await create();
    await stage.call(publishMarketEvent, { id }, owner);
    expect(eventCode).not.toBeNull();
    expect(await stage.call(marketEvent, { id }, owner)).toMatchObject({ eventCode, claimToken: null });
    expect(await stage.call(marketEvent, { id }, other)).toMatchObject({ eventCode: null });
    expect(await stage.call(marketEvent, { id })).toMatchObject({ eventCode: null, claimToken: null });
  });

  it('[EV-016] [EV-031] finds by event code, in any case and with blanks around it', async () => {
    const { id, eventCode } = await create();
    await stage.call(publishMarketEvent, { id }, owner);
    expect(await stage.call(marketEventByCode, { code: ` ${String(eventCode).toLowerCase()} ` })).toMatchObject({ id });
    await expect(stage.call(marketEventByCode, { code: 'XXXX-0000' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid event code. Please check and try again.',
    });
    await expect(stage.call(marketEventByCode, { code: '  ' })).rejects.toMatchObject({
      message: 'Please enter an event code',
    });
  });

  it('[EV-056] answers an unknown id with its words', async () => {
    await expect(stage.call(marketEvent, { id: newId() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found',
    });
  });
});

describe('changing a market event', () => {
  it('[EV-059] saves what changed, keeps the rest and refreshes updatedAt', async () => {
    const made = await create({ address: '1 River Road', wifiAvailable: true });
    await stage.clock.advance(60_000);
    const changed = await stage.call(updateMarketEvent, { id: made.id, boothFeeCents: 7500, address: null }, owner);
    expect(changed).toMatchObject({ boothFeeCents: 7500, address: null, wifiAvailable: true, title: made.title });
    expect(Date.parse(changed.updatedAt) - Date.parse(made.updatedAt)).toBeGreaterThanOrEqual(60_000);
    expect(changed.createdAt).toBe(made.createdAt);
  });

  it('[EV-060] [EV-061] refuses everybody but the owner, each with its words', async () => {
    const { id } = await create();
    const refused = (message: string) => ({ code: 'PERMISSION_DENIED', message });
    await expect(stage.call(updateMarketEvent, { id, title: 'Mine' }, other)).rejects.toMatchObject(
      refused('Not authorized'),
    );
    await expect(stage.call(publishMarketEvent, { id }, other)).rejects.toMatchObject(refused('Not authorized'));
    await expect(stage.call(deleteMarketEvent, { id }, other)).rejects.toMatchObject(
      refused('Not authorized to delete this event'),
    );
    await expect(stage.call(updateMarketEvent, { id, title: 'Mine' }, actor('vendor'))).rejects.toMatchObject(
      refused('Not authorized'),
    );
  });

  it('[EV-062] deletes once, after that it is unknown, and tells the others', async () => {
    const { id } = await create();
    expect(await stage.call(deleteMarketEvent, { id }, owner)).toEqual({ id });
    await expect(stage.call(marketEvent, { id }, owner)).rejects.toMatchObject({ message: 'Event not found' });
    await expect(stage.call(deleteMarketEvent, { id }, owner)).rejects.toMatchObject({ message: 'Event not found' });
    expect(await stage.received(marketEventDeleted, id)).toEqual({ marketEventId: id, organizerId: owner.id });
  });

  it('tells every change with a growing revision', async () => {
    const { id } = await create({ applicationDeadline: '2027-06-01' });
    await stage.call(publishMarketEvent, { id }, owner);
    const told = await stage.received(marketEventSaved, id, ({ revision }) => revision === 2);
    expect(told).toMatchObject({
      status: 'published',
      applicationDeadline: '2027-06-01',
      timeZone: 'America/Los_Angeles',
    });
  });

  it('keeps the contact of the organizer unreadable in the stored event', async () => {
    const { id } = await create({ contactEmail: 'hidden@example.org' });
    const commit = await stage.db.collection('commits').findOne({ streamId: `market-event-${id}` });
    expect(JSON.stringify(commit)).not.toContain('hidden@example.org');
  });
});
