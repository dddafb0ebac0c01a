import { marketEventSaved } from '@stallbook/contracts';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { MongoClient } from 'mongodb';
import { openHarness, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, DUE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';
import { BoothReminders } from './booth-reminders.js';
import { ReminderSender } from './reminder-sender.js';

describe('a reminder is sent once', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness?.close());

  const { moveTo, accepted, scheduled, remindersTo } = remindersOf(() => harness);
  const fiveDay = ['event_reminder_5day', 'in 5 days', DUE];
  const oneDay = ['event_reminder_1day', 'tomorrow', DUE];

  it('[NO-015] also if another worker finds it before it is settled', async () => {
    const { vendor, ids } = await accepted();
    const [reminders, sender] = [harness.app.get(BoothReminders), harness.app.get(ReminderSender)];
    const begun = jest.spyOn(reminders, 'remind');
    const remind = () =>
      withTransaction(harness.app.get<MongoClient>(MONGO_CLIENT), (session) =>
        reminders.remind(ids.applicationId, 'fiveDay', session),
      );
    let other: Promise<unknown> = Promise.resolve();
    const send = sender.send.bind(sender);
    jest.spyOn(sender, 'send').mockImplementationOnce(async (...given) => {
      other = remind();
      // It was refused the reminder at least once.
      await eventually(() => expect(begun.mock.calls.length).toBeGreaterThan(2));
      return send(...given);
    });
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
    await expect(other).resolves.toEqual([]);
    expect(await remindersTo(vendor)).toEqual([fiveDay]);
    jest.restoreAllMocks();
  });

  it('[NO-015] also if the clock is set back and the event is saved again', async () => {
    const { vendor, market, ids } = await accepted();
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
    await moveTo(DAYS_BEFORE);
    await harness.publish(marketEventSaved, { ...market, revision: 2, title: 'River Market!' });
    await scheduled(ids.applicationId, '2027-05-03T16:00:00Z');
    const other = await accepted();
    await moveTo(FIVE_DAYS);
    await eventually(async () => expect(await remindersTo(other.vendor)).toEqual([fiveDay]));
    await moveTo(ONE_DAY);
    await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay, oneDay]));
  });
});
