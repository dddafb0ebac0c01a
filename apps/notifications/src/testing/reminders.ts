import { applicationAccepted, applicationDrafted, marketEventSaved, type EmailType } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from '../reminder/reminder.schema.js';
import { Replicas } from '../replicas/replicas.js';
import { personOf, type Harness } from './harness.js';

export const DAYS_BEFORE = '2027-04-20T10:00:00Z';
export const FIVE_DAYS = '2027-05-03T16:00:01Z';
export const ONE_DAY = '2027-05-07T16:00:01Z';
export const DUE = '$85.00 is still due. Pay from your applications page to secure your booth.';

type IdsOfDraft = Record<'applicationId' | 'marketEventId' | 'vendorId', string>;

const FEES = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };

/** People with something to be reminded of, and the reminders that they get. */
export const remindersOf = (harness: () => Harness) => {
  const booths = () => harness().db.collection<ReminderBooth>(REMINDER_BOOTHS);
  const markets = () => harness().db.collection<ReminderMarketDocument>(REMINDER_MARKETS);
  const stored = (_id: string, part: Partial<ReminderBooth>) =>
    eventually(async () => expect(await booths().findOne({ _id })).toMatchObject(part));
  const scheduled = (_id: string, fiveDay: string) => stored(_id, { fiveDayDueAt: new Date(fiveDay) });

  async function at(title: string, more: Partial<ReturnType<typeof marketEventFacts>> = {}) {
    const [vendor, organizer] = [personOf('vendor'), personOf('organizer')];
    const market = marketEventFacts({ organizerId: organizer.id, title, ...more });
    await harness().publishProfile(vendor, 'Vera Pottery');
    await harness().publishProfile(organizer, 'River Markets');
    await harness().publish(marketEventSaved, market);
    const { marketEventId } = market;
    await eventually(async () => expect(await markets().countDocuments({ _id: marketEventId })).toBe(1));
    const application = () => ({
      applicationId: newId(),
      marketEventId,
      vendorId: vendor.id,
      organizerId: organizer.id,
      ...FEES,
    });
    return { vendor, organizer, market, application };
  }
  async function accepted(fees = FEES) {
    const { vendor, market, application } = await at('River Market');
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = application();
    await harness().publish(applicationAccepted, { ...ids, ...fees });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    return { vendor, market, ids };
  }
  const arrived = ({ id }: Actor) =>
    eventually(async () =>
      expect(await harness().app.get(Replicas).person(id)).toMatchObject({ role: expect.any(String) }),
    );
  const mailed = async (person: Actor, type: EmailType) =>
    (await harness().mailsTo(person)).filter((mail) => mail.type === type).map(({ data }) => data);

  return {
    booths,
    markets,
    moveTo: (instant: string) => harness().clock.moveTo(new Date(instant)),
    stored,
    scheduled,
    arrived,
    at,
    /** An accepted vendor of a market that starts on May 8. */
    accepted,
    mailed,
    remindersTo: async (vendor: Actor) =>
      (await harness().mailsTo(vendor))
        .filter(({ type }) => type.startsWith('event_reminder'))
        .map(({ type, data }) => [type, data['days_left'], data['booth_status']]),
    drafted: ({ applicationId, marketEventId, vendorId }: IdsOfDraft) =>
      harness().publish(applicationDrafted, { applicationId, marketEventId, vendorId }),
  };
};
