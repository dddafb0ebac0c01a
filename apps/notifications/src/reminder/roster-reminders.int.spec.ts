import {
  applicationAccepted,
  applicationRejected,
  EmailType,
  marketEventDeleted,
  marketEventSaved,
  myNotifications,
  paymentCompleted,
  personErased,
  renderEmail,
} from '@stallbook/contracts';
import { newId, type Actor, type IntegrationData } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { EmailDocument } from '../email/email.schema.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';

const { event_roster_5day, event_roster_1day } = EmailType;
const USELESS = { withheld: 'It is no longer useful.' };

describe('reminders of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { booths, markets, moveTo, at, arrived, stored, mailed } = remindersOf(() => harness);

  /** A market on May 8 with vendors who were accepted. */
  async function marketWith(...names: string[]) {
    const { market, organizer } = await at('River Market');
    const vendors = await Promise.all(names.map((name) => join(market, name)));
    await planned(market.marketEventId, { fiveDayDueAt: new Date('2027-05-03T16:00:00Z') });
    return { market, organizer, vendors };
  }
  async function join({ marketEventId, organizerId }: IntegrationData<typeof marketEventSaved>, name: string) {
    const vendor = personOf('vendor');
    await harness.publishProfile(vendor, name);
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizerId ?? '' };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    await eventually(async () => expect((await booths().findOne({ _id: ids.applicationId }))?.dueCents).toBe(8_500));
    return { vendor, ids };
  }
  const planned = (_id: string, part: object) =>
    eventually(async () => expect(await markets().findOne({ _id })).toMatchObject(part));
  const linesTo = async (organizer: Actor, type: EmailType) =>
    (await mailed(organizer, type)).map(({ items }) => items?.split('\u2028'));
  const pay = async (ids: Awaited<ReturnType<typeof join>>['ids']) => {
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await stored(ids.applicationId, { payment: 'paid' });
  };
  const written = ({ id: personId }: Actor, type: EmailType) =>
    eventually(async () => {
      const found = await harness.db.collection<EmailDocument>('emails').findOne({ personId, type });
      if (!found?.message) throw new Error('not written yet');
      const { to, toName, data } = found.message;
      return () => harness.call(renderEmail, { id: found._id, type, to, toName, data }, worker);
    });

  it('[NO-015] go out 5 days and 1 day before, each once, with the accepted vendors and what they paid', async () => {
    const { organizer, vendors } = await marketWith('Vera Pottery', 'Bee & Bloom');
    const [vera] = vendors;
    await pay(vera!.ids);
    await moveTo(FIVE_DAYS);
    const fiveDay = ['Bee & Bloom: $85.00 not paid yet', 'Vera Pottery: paid'];
    await eventually(async () => expect(await linesTo(organizer, event_roster_5day)).toEqual([fiveDay]));
    expect(await mailed(organizer, event_roster_5day)).toMatchObject([
      { days_left: 'in 5 days', summary: 'Accepted vendors: 2. Not paid yet: 1.' },
    ]);
    await moveTo(ONE_DAY);
    await eventually(async () => expect(await linesTo(organizer, event_roster_1day)).toEqual([fiveDay]));
    expect(await linesTo(organizer, event_roster_5day)).toHaveLength(1);
    const { items } = await harness.call(myNotifications, { limit: 20 }, organizer);
    const notifications = items.filter(({ type }) => type === 'event_reminder');
    expect(notifications.map(({ body }) => body)).toEqual([
      'River Market is tomorrow. Accepted vendors: 2. Not paid yet: 1.',
      'River Market is in 5 days. Accepted vendors: 2. Not paid yet: 1.',
    ]);
    expect(notifications[0]?.link).toMatch(/^\/applications\/roster\?event=/);
  });

  it('lead to the roster for the vendors who are not listed', async () => {
    const { organizer, vendors } = await marketWith('Vera Pottery');
    const booth = (await booths().findOne({ _id: vendors[0]!.ids.applicationId }))!;
    const more = Array.from({ length: 31 }, () => ({ ...booth, _id: newId(), vendorId: newId() }));
    await booths().insertMany(more.map((one) => ({ ...one, fiveDayDueAt: null })));
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect((await linesTo(organizer, event_roster_5day))[0]).toHaveLength(31));
    const [lines] = await linesTo(organizer, event_roster_5day);
    expect(lines?.at(-1)).toBe('And 2 more.');
  });

  it('are not sent for a market without accepted vendors, or for a deleted one', async () => {
    const [empty, gone, held] = [await marketWith(), await marketWith('Vera Pottery'), await marketWith('Bee & Bloom')];
    const { marketEventId, organizerId } = gone.market;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await planned(marketEventId, { deleted: true, fiveDayDueAt: null, oneDayDueAt: null });
    await moveTo(FIVE_DAYS);
    await planned(empty.market.marketEventId, { fiveDayDueAt: null, fiveDaySettled: true });
    await eventually(async () => expect(await linesTo(held.organizer, event_roster_5day)).toHaveLength(1));
    for (const { organizer } of [empty, gone]) expect(await linesTo(organizer, event_roster_5day)).toEqual([]);
  });

  it('are sent again before the new day of a market that was postponed, but not for the same day', async () => {
    const { market, organizer } = await marketWith('Vera Pottery');
    await moveTo(FIVE_DAYS);
    const sent = (times: number) =>
      eventually(async () => expect(await linesTo(organizer, event_roster_5day)).toHaveLength(times));
    await sent(1);
    const render = await written(organizer, event_roster_5day);
    await harness.publish(marketEventSaved, { ...market, revision: 2 });
    await planned(market.marketEventId, { revision: 2, fiveDayDueAt: null });
    const later = { startDate: '2027-06-08', endDate: '2027-06-08' };
    await harness.publish(marketEventSaved, { ...market, revision: 3, ...later });
    await planned(market.marketEventId, { fiveDayDueAt: new Date('2027-06-03T16:00:00Z') });
    await expect(render()).resolves.toMatchObject(USELESS);
    await moveTo('2027-06-03T16:00:01Z');
    await sent(2);
  });

  it('that are late are sent once if they are still useful', async () => {
    const { market, organizer } = await marketWith('Vera Pottery');
    await moveTo('2027-05-08T10:00:00Z');
    await eventually(async () =>
      expect(await mailed(organizer, event_roster_1day)).toMatchObject([{ days_left: 'today' }]),
    );
    await planned(market.marketEventId, { fiveDayDueAt: null });
    expect(await linesTo(organizer, event_roster_5day)).toEqual([]);
  });

  it('go to the organizer who took over, and the former one gets none that waits', async () => {
    const { market, organizer } = await marketWith('Vera Pottery');
    const olivia = personOf('organizer');
    await harness.publishProfile(olivia, 'Hill Markets');
    await moveTo(FIVE_DAYS);
    const render = await written(organizer, event_roster_5day);
    await expect(render()).resolves.toMatchObject({ withheld: null });
    await harness.publish(marketEventSaved, { ...market, revision: 2, organizerId: olivia.id });
    await eventually(async () => expect(await render()).toMatchObject(USELESS));
    await moveTo(ONE_DAY);
    await eventually(async () => expect(await linesTo(olivia, event_roster_1day)).toHaveLength(1));
    expect(await linesTo(organizer, event_roster_1day)).toEqual([]);
  });

  it('say what is true when they are sent, and name no erased vendor', async () => {
    const { organizer, vendors } = await marketWith('Vera Pottery', 'Bee & Bloom', 'Crumb');
    const [vera, bee, crumb] = vendors;
    await moveTo(FIVE_DAYS);
    const render = await written(organizer, event_roster_5day);
    await pay(vera!.ids);
    await harness.publish(applicationRejected, { ...bee!.ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await harness.publish(personErased, { personId: crumb!.vendor.id, addresses: [] });
    await eventually(async () => expect(await booths().findOne({ _id: crumb!.ids.applicationId })).toBeNull());
    await stored(bee!.ids.applicationId, { acceptedAt: null });
    const { text, withheld } = await render();
    expect(withheld).toBeNull();
    expect(text).toContain('Vera Pottery: paid');
    expect(text).not.toMatch(/Bee & Bloom|Crumb/);
    await eventually(async () => {
      const kept = await harness.db.collection('emails').findOne({ personId: organizer.id, type: event_roster_5day });
      expect(JSON.stringify(kept)).not.toContain('Crumb');
    });
    await harness.publish(applicationRejected, { ...vera!.ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await stored(vera!.ids.applicationId, { acceptedAt: null });
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('wait for the profile of the organizer if it arrives late', async () => {
    const { market } = await marketWith();
    const late = personOf('organizer');
    await harness.publish(marketEventSaved, { ...market, revision: 2, organizerId: late.id });
    await join({ ...market, organizerId: late.id }, 'Vera Pottery');
    await planned(market.marketEventId, { revision: 2 });
    await moveTo(FIVE_DAYS);
    await eventually(async () => {
      const due = (await markets().findOne({ _id: market.marketEventId }))?.fiveDayDueAt;
      expect(due?.getTime()).toBeGreaterThan(new Date(FIVE_DAYS).getTime());
    });
    await harness.publishProfile(late, 'Hill Markets');
    await arrived(late);
    await moveTo('2027-05-03T17:00:00Z');
    await eventually(async () => expect(await linesTo(late, event_roster_5day)).toHaveLength(1));
  });
});
