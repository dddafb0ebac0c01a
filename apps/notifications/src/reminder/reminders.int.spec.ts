import {
  applicationAccepted,
  applicationDraftDeleted,
  applicationDrafted,
  applicationRejected,
  applicationSubmitted,
  EmailType,
  marketEventDeleted,
  marketEventSaved,
  myNotifications,
  paymentCompleted,
  personErased,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, type Harness } from '../testing/harness.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

type IdsOfDraft = Record<'applicationId' | 'marketEventId' | 'vendorId', string>;

const DAYS_BEFORE = '2027-04-20T10:00:00Z';
const FIVE_DAYS = '2027-05-03T16:00:01Z';
const ONE_DAY = '2027-05-07T16:00:01Z';

describe('reminders', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const booths = () => harness.db.collection<ReminderBooth>(REMINDER_BOOTHS);
  const moveTo = (instant: string) => harness.clock.moveTo(new Date(instant));

  async function accepted(fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 }) {
    const [vendor, organizer] = [personOf('vendor'), personOf('organizer')];
    const market = marketEventFacts({ organizerId: organizer.id, title: 'River Market' });
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publish(marketEventSaved, market);
    const ids = {
      applicationId: newId(),
      marketEventId: market.marketEventId,
      vendorId: vendor.id,
      organizerId: organizer.id,
    };
    await harness.publish(applicationAccepted, { ...ids, ...fees });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    return { vendor, market, ids };
  }
  const scheduled = (_id: string, fiveDay: string) =>
    eventually(async () => expect((await booths().findOne({ _id }))?.fiveDayDueAt).toEqual(new Date(fiveDay)));
  const settled = (_id: string, kind: 'fiveDaySettled' | 'oneDaySettled') =>
    eventually(async () => expect((await booths().findOne({ _id }))?.[kind]).toBe(true));
  const remindersTo = async (vendor: Actor) =>
    (await harness.mailsTo(vendor))
      .filter(({ type }) => type.startsWith('event_reminder'))
      .map(({ type, data }) => [type, data['days_left'], data['booth_status']]);

  const DUE = '$85.00 is still due. Pay from your applications page to secure your booth.';

  it('[NO-015] go out 5 days and 1 day before, each once, and say whether the booth is paid', async () => {
    const { vendor, ids } = await accepted();
    await moveTo(FIVE_DAYS);
    const fiveDay = ['event_reminder_5day', 'in 5 days', DUE];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await eventually(async () => expect((await booths().findOne({ _id: ids.applicationId }))?.payment).toBe('paid'));
    await moveTo(ONE_DAY);
    const oneDay = ['event_reminder_1day', 'tomorrow', 'Your booth is paid.'];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay, oneDay]));
  });

  it('do not call a booth that costs nothing paid', async () => {
    const { vendor, ids } = await accepted({ boothFeeCents: 0, applicationFeeCents: 0 });
    const sums = { currency: 'usd' as const, amountCents: 0, platformFeeCents: 0, payoutCents: 0 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await eventually(async () => expect((await booths().findOne({ _id: ids.applicationId }))?.payment).toBe('paid'));
    await moveTo(FIVE_DAYS);
    const fiveDay = ['event_reminder_5day', 'in 5 days', 'Nothing is due for your booth.'];
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
  });

  it('[NO-003] are notifications of the vendor too', async () => {
    const { vendor } = await accepted();
    await moveTo(ONE_DAY);
    await eventually(async () => {
      const { items } = await harness.call(myNotifications, { limit: 20 }, vendor);
      expect(items.filter(({ type }) => type === 'event_reminder').map(({ body }) => body)).toEqual([
        `River Market is tomorrow. ${DUE}`,
      ]);
    });
  });

  it('are scheduled without a look at the other booths of the market', async () => {
    const { ids } = await accepted();
    const applicationIds = Array.from({ length: 20 }, () => newId());
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.db.command({ profile: 2 });
    await Promise.all(
      applicationIds.map((applicationId) => harness.publish(applicationAccepted, { ...ids, applicationId, ...fees })),
    );
    for (const one of applicationIds) await scheduled(one, '2027-05-03T16:00:00Z');
    await harness.db.command({ profile: 0 });
    const profile = harness.db.collection<{ docsExamined: number }>('system.profile');
    const writes = await profile.find({ op: 'update', ns: booths().namespace }).toArray();
    const examined = writes.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);
    await profile.drop();
    const mostPerAcceptance = 10;
    expect(examined).toBeLessThanOrEqual(mostPerAcceptance * applicationIds.length);
  });

  it('[NO-015] move with their market', async () => {
    const { vendor, market, ids } = await accepted();
    const moved = { ...market, revision: 2, startDate: '2027-06-08', endDate: '2027-06-09' };
    await harness.publish(marketEventSaved, moved);
    await scheduled(ids.applicationId, '2027-06-03T16:00:00Z');
    await moveTo('2027-06-03T16:00:01Z');
    await eventually(async () =>
      expect(await remindersTo(vendor)).toEqual([['event_reminder_5day', 'in 5 days', DUE]]),
    );
  });

  it('[NO-015] are not sent for a deleted event, a withdrawn acceptance, or an erased person', async () => {
    const [deleted, rejected, erased] = [await accepted(), await accepted(), await accepted()];
    const { marketEventId, organizerId } = deleted.market;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await harness.publish(applicationRejected, { ...rejected.ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await harness.publish(personErased, { personId: erased.vendor.id, addresses: [] });
    await eventually(async () => {
      const left = [deleted, rejected, erased].map(({ ids }) => ids.applicationId);
      const open = await booths().countDocuments({ _id: { $in: left }, oneDayDueAt: { $ne: null } });
      expect(open).toBe(0);
    });
  });

  it('[NO-015] that are late are sent once if they are still useful', async () => {
    const { vendor, ids } = await accepted();
    await moveTo('2027-05-08T10:00:00Z');
    await settled(ids.applicationId, 'fiveDaySettled');
    await settled(ids.applicationId, 'oneDaySettled');
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([['event_reminder_1day', 'today', DUE]]));
  });

  it('are scheduled when the market arrives after the acceptance', async () => {
    const market = marketEventFacts();
    const ids = {
      applicationId: newId(),
      marketEventId: market.marketEventId,
      vendorId: newId(),
      organizerId: newId(),
    };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await eventually(async () => expect(await booths().countDocuments({ _id: ids.applicationId })).toBe(1));
    await harness.publish(marketEventSaved, market);
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
  });

  it('wait for the profile of the vendor if it arrives late', async () => {
    const [vendor, market] = [personOf('vendor'), marketEventFacts({ title: 'River Market' })];
    const { marketEventId } = market;
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: newId() };
    await harness.publish(marketEventSaved, market);
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    await moveTo(FIVE_DAYS);
    const later = new Date(FIVE_DAYS).getTime();
    await eventually(async () => {
      const due = (await booths().findOne({ _id: ids.applicationId }))?.fiveDayDueAt;
      expect(due?.getTime()).toBeGreaterThan(later);
    });
    await harness.publishProfile(vendor, 'Vera Pottery');
    await moveTo('2027-05-03T17:00:00Z');
    await eventually(async () =>
      expect(await remindersTo(vendor)).toEqual([['event_reminder_5day', 'in 5 days', DUE]]),
    );
  });
});

describe('reminders of what is left to do', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const moveTo = (instant: string) => harness.clock.moveTo(new Date(instant));
  const booths = () => harness.db.collection<ReminderBooth>(REMINDER_BOOTHS);
  const stored = (_id: string, part: Partial<ReminderBooth>) =>
    eventually(async () => expect(await booths().findOne({ _id })).toMatchObject(part));

  async function at(title: string, more: Partial<ReturnType<typeof marketEventFacts>> = {}) {
    const [vendor, organizer] = [personOf('vendor'), personOf('organizer')];
    const market = marketEventFacts({ organizerId: organizer.id, title, ...more });
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publish(marketEventSaved, market);
    const { marketEventId } = market;
    const application = () => ({
      ...{ applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id },
      ...{ boothFeeCents: 7_500, applicationFeeCents: 1_000 },
    });
    return { vendor, organizer, market, application };
  }
  const mailed = async (person: Actor, type: EmailType) =>
    (await harness.mailsTo(person)).filter((mail) => mail.type === type).map(({ data }) => data);
  const drafted = ({ applicationId, marketEventId, vendorId }: IdsOfDraft) =>
    harness.publish(applicationDrafted, { applicationId, marketEventId, vendorId });

  it('ask vendors to pay 3 days and 1 day before the payment is due, and stop once they paid', async () => {
    const { vendor, application } = await at('River Market');
    const [open, paid] = [application(), application()];
    for (const one of [open, paid]) await harness.publish(applicationAccepted, one);
    const due = { paymentThreeDayDueAt: new Date('2027-04-28T16:00:00Z') };
    for (const one of [open, paid]) await stored(one.applicationId, due);
    const { applicationFeeCents: _fee, boothFeeCents: _booth, ...ids } = paid;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await stored(paid.applicationId, { payment: 'paid' });
    await moveTo('2027-04-28T16:00:01Z');
    const first = { days_left: 'in 3 days', due_date: 'Sat, May 1, 2027', total_amount: '$85.00' };
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toMatchObject([first]));
    await stored(paid.applicationId, { paymentThreeDaySettled: true });
    await moveTo('2027-04-30T16:00:01Z');
    const last = { days_left: 'tomorrow' };
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toMatchObject([first, last]));
  });

  it('wait a minute where the acceptance arrives late, because the payment may be right behind it', async () => {
    const { vendor, application } = await at('River Market');
    await moveTo('2027-04-29T10:00:00Z');
    const [open, paid] = [application(), application()];
    for (const one of [open, paid]) {
      await harness.publishAll([{ ...harness.messageOf(applicationAccepted, one), occurredAt: DAYS_BEFORE }]);
      await eventually(async () => {
        const due = (await booths().findOne({ _id: one.applicationId }))?.paymentThreeDayDueAt;
        expect(due?.toISOString() ?? '').toMatch(/^2027-04-29T10:01/);
      });
    }
    const { applicationFeeCents: _fee, boothFeeCents: _booth, ...ids } = paid;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await stored(paid.applicationId, { payment: 'paid' });
    await moveTo('2027-04-29T10:03:00Z');
    for (const one of [open, paid]) await stored(one.applicationId, { paymentThreeDaySettled: true });
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toHaveLength(1));
  });

  it('tell vendors of drafts 2 days before the deadline, and follow the deadline', async () => {
    const { vendor, market, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const [unsent, sent, deleted] = [application(), application(), application()];
    for (const one of [unsent, sent, deleted]) await drafted(one);
    await harness.publish(applicationSubmitted, sent);
    await harness.publish(applicationDraftDeleted, { applicationId: deleted.applicationId });
    await stored(sent.applicationId, { draftedAt: null });
    await eventually(async () => expect(await booths().findOne({ _id: deleted.applicationId })).toBeNull());
    await stored(unsent.applicationId, { submittedAt: null });
    const moved = { ...market, revision: 2, applicationDeadline: '2027-04-28' };
    await harness.publish(marketEventSaved, moved);
    const markets = harness.db.collection<ReminderMarketDocument>(REMINDER_MARKETS);
    const due = new Date('2027-04-26T16:00:00Z');
    await eventually(async () =>
      expect((await markets.findOne({ _id: market.marketEventId }))?.draftDueAt).toEqual(due),
    );
    await moveTo('2027-04-26T16:00:01Z');
    await eventually(async () =>
      expect(await mailed(vendor, EmailType.draft_unsent)).toMatchObject([
        { event_title: 'Hill Market', deadline: 'Wed, Apr 28, 2027', days_left: 'in 2 days' },
      ]),
    );
    await eventually(async () => expect((await markets.findOne({ _id: market.marketEventId }))?.draftDueAt).toBeNull());
    expect(await mailed(vendor, EmailType.draft_unsent)).toHaveLength(1);
  });

  it('tell organizers once of all applications that wait for more than a week', async () => {
    const { organizer, application } = await at('Late Market');
    const [first, second, decided] = [application(), application(), application()];
    for (const one of [first, second, decided]) await harness.publish(applicationSubmitted, one);
    await harness.publish(applicationRejected, decided);
    await stored(decided.applicationId, { undecidedDueAt: null });
    const due = await eventually(async () => {
      const waiting = await booths()
        .find({ _id: { $in: [first.applicationId, second.applicationId] } })
        .toArray();
      const moments = new Set(waiting.map(({ undecidedDueAt }) => undecidedDueAt?.getTime() ?? 0));
      expect([waiting.length, moments.size]).toEqual([2, 1]);
      return [...moments][0]!;
    });
    await harness.clock.moveTo(new Date(due + 1_000));
    await eventually(async () =>
      expect(await mailed(organizer, EmailType.applications_undecided)).toMatchObject([
        { event_title: 'Late Market', waiting: '2 applications have been waiting' },
      ]),
    );
  });

  it('are not sent for a deleted event', async () => {
    const { market, application } = await at('Gone Market');
    const { marketEventId, organizerId } = market;
    const [draft, submitted] = [application(), application()];
    await drafted(draft);
    await harness.publish(applicationSubmitted, submitted);
    await stored(submitted.applicationId, { marketEventId });
    await stored(draft.applicationId, { marketEventId });
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await eventually(async () => expect(await booths().countDocuments({ marketEventId })).toBe(0));
  });
});
