import {
  marketEvent,
  paymentCompleted,
  paymentRefunded,
  paymentReinstated,
  updateMarketEvent,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { PAID_BOOTHS, type PaidBoothsReplica } from '../../replicas/paid-booth.schema.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';

describe('editing a published event', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const published = (eventDate = '2027-06-12') => publishedMarketEvent(harness, owner, { eventDate });
  const paymentFor = (marketEventId: string) => {
    const ids = { paymentId: newId(), applicationId: newId(), marketEventId, vendorId: newId(), organizerId: owner.id };
    return { ...ids, currency: 'usd' as const, amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 };
  };
  async function paid(marketEventId: string, payment = paymentFor(marketEventId)): Promise<void> {
    await harness.publish(paymentCompleted, payment);
    await eventually(async () =>
      expect(await harness.db.collection(PAID_BOOTHS).findOne({ _id: marketEventId as never })).not.toBeNull(),
    );
  }
  const edit = (id: string, change: object, commandId?: string) =>
    harness.call(updateMarketEvent, { id, ...change }, owner, commandId);
  const dateOf = async (id: string) => (await harness.call(marketEvent, { id }, owner)).eventDate;

  it('never moves a paid booth to a day on which its vendor can no longer withdraw', async () => {
    const id = await published();
    await paid(id);
    for (const eventDate of ['2026-06-12', '2027-04-01', '2027-04-02']) {
      await expect(edit(id, { eventDate })).rejects.toMatchObject({
        code: 'EVENT.TOO_SOON',
        fields: [{ path: 'eventDate' }],
      });
    }
    expect(await dateOf(id)).toBe('2027-06-12');
    await edit(id, { eventDate: '2027-06-13' });
    await edit(id, { eventDate: '2027-04-03' });
    expect(await dateOf(id)).toBe('2027-04-03');
    const unpaid = await published();
    await edit(unpaid, { eventDate: '2027-04-02' });
  });

  it('never makes a paid event begin early by coordinates in another time zone', async () => {
    const id = await publishedMarketEvent(harness, owner, { eventDate: '2027-04-01', startTime: '05:00' });
    await paid(id);
    const newYork = { latitude: 40.71, longitude: -74.01 };
    await expect(edit(id, newYork)).rejects.toMatchObject({ code: 'EVENT.TOO_SOON', fields: [{ path: 'startTime' }] });
    await edit(id, { latitude: 45.52, longitude: -122.67 });
  });

  it('undoes a postponement only while no vendor has paid for the later day', async () => {
    const [postponed, booked] = [await published('2027-04-02'), await published('2027-04-02')];
    await paid(booked);
    for (const id of [postponed, booked]) await edit(id, { eventDate: '2027-06-12' });
    await harness.clock.advance(60_000);
    await paid(postponed);
    await expect(edit(postponed, { eventDate: '2027-04-02' })).rejects.toMatchObject({ code: 'EVENT.TOO_SOON' });
    await edit(booked, { eventDate: '2027-04-02' });
    expect(await dateOf(booked)).toBe('2027-04-02');
  });

  it.each(['in order', 'late'])('takes money that returned for no booking of the later day: %s', async (order) => {
    const id = await published('2027-04-02');
    const payment = { ...paymentFor(id), paidAt: harness.clock.now().toISOString() };
    const completed = harness.messageOf(paymentCompleted, payment);
    await edit(id, { eventDate: '2027-06-12' });
    await harness.clock.advance(60_000);
    const refunded = harness.messageOf(paymentRefunded, payment);
    const reinstated = harness.messageOf(paymentReinstated, payment);
    const arriving = order === 'late' ? [reinstated, refunded, completed] : [completed, refunded, reinstated];
    for (const message of arriving) await harness.publishAll([{ ...message, stream: message.id }]);
    await expect(edit(id, { eventDate: '2027-04-01' })).rejects.toMatchObject({ code: 'EVENT.TOO_SOON' });
    await edit(id, { eventDate: '2027-04-02' });
    expect(await dateOf(id)).toBe('2027-04-02');
  });

  it('undoes a postponement once those who paid for the later day have their money back', async () => {
    const id = await published('2027-04-02');
    await paid(id);
    await edit(id, { eventDate: '2027-06-12' });
    await harness.clock.advance(60_000);
    const later = paymentFor(id);
    await paid(id, later);
    await harness.publish(paymentRefunded, later);
    await edit(id, { eventDate: '2027-04-02' });
    expect(await dateOf(id)).toBe('2027-04-02');
  });

  it('looks for payments only when what vendors plan by changes', async () => {
    const id = await published();
    await paid(id);
    const looks = async () => (await harness.db.collection<PaidBoothsReplica>(PAID_BOOTHS).findOne({ _id: id }))?.looks;
    await edit(id, { description: 'New words.', eventDate: '2027-06-12', startTime: null });
    expect(await looks()).toBeUndefined();
    await edit(id, { startTime: '10:00' });
    expect(await looks()).toBe(1);
  });

  it('emails its vendors about a limited number of changes per day', async () => {
    const id = await published();
    const move = (change: number, commandId?: string) => edit(id, { startTime: `10:${10 + change}` }, commandId);
    const first = newId();
    await move(0, first);
    for (let change = 1; change < 20; change += 1) await move(change);
    await expect(move(20)).rejects.toMatchObject({ code: 'EVENT.CHANGED_OFTEN' });
    await move(0, first);
    await edit(id, { description: 'No one plans by this.' });
    await harness.clock.advance(24 * 60 * 60_000);
    await move(20);
  });
});
