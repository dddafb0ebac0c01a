import { addDays, newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { createMarketEvent, marketEvent, myMarketEvents, repeatMarketEvent } from '@stallbook/contracts';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => harness.close());

const saturdays = (count: number) => Array.from({ length: count }, (_, week) => addDays('2027-06-19', 7 * week));
const weekly = async () => {
  const owner = actorAs('organizer');
  const dates = { applicationDeadline: '2027-06-01', loadInDate: '2027-06-11', startTime: '09:00' };
  const { id } = await harness.call(createMarketEvent, fields(dates), owner);
  const listed = () => harness.call(myMarketEvents, { page: 1, pageSize: 100 }, owner);
  return { owner, id, listed };
};

describe('repeating a market event', () => {
  it('[EV-067] drafts one for each date, with all dates moved and an event code each', async () => {
    const { owner, id, listed } = await weekly();
    const { ids } = await harness.call(repeatMarketEvent, { id, eventDates: saturdays(30) }, owner);
    const copies = await Promise.all(ids.map((copy) => harness.call(marketEvent, { id: copy }, owner)));
    expect(copies.map(({ eventDate }) => eventDate)).toEqual(saturdays(30));
    expect(copies[29]).toMatchObject({
      status: 'draft',
      organizerId: owner.id,
      eventDate: '2028-01-08',
      eventEndDate: '2028-01-08',
      applicationDeadline: '2027-12-28',
      loadInDate: '2028-01-07',
      startTime: '09:00:00',
    });
    expect(new Set(copies.map(({ eventCode }) => eventCode)).size).toBe(30);
    expect((await listed()).total).toBe(31);
  });

  it('creates nothing twice when the command is repeated, even concurrently', async () => {
    const { owner, id, listed } = await weekly();
    const commandId = newId();
    const repeat = () => harness.call(repeatMarketEvent, { id, eventDates: saturdays(3) }, owner, commandId);
    const answers = [...(await Promise.all([repeat(), repeat()])), await repeat()];
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await listed()).total).toBe(4);
  });

  it('is refused with other dates for a command that was carried out', async () => {
    const { owner, id, listed } = await weekly();
    const commandId = newId();
    const repeat = (count: number) =>
      harness.call(repeatMarketEvent, { id, eventDates: saturdays(count) }, owner, commandId);
    await repeat(2);
    await expect(repeat(3)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY.REUSED' });
    expect((await listed()).total).toBe(3);
  });

  it('creates all or none', async () => {
    const { owner, id, listed } = await weekly();
    const repeat = (eventDates: string[]) => harness.call(repeatMarketEvent, { id, eventDates }, owner);
    await expect(repeat(['2027-06-19', '2027-06-31'])).rejects.toMatchObject({ code: 'INVALID_DATE' });
    await expect(repeat(saturdays(31))).rejects.toMatchObject({ message: 'You can create up to 30 drafts together' });
    await repeat(saturdays(30));
    await repeat(saturdays(30));
    await repeat(saturdays(30));
    await expect(repeat(saturdays(10))).rejects.toMatchObject({ code: 'MARKET_EVENT.DAILY_LIMIT_REACHED' });
    expect((await listed()).total).toBe(91);
  });

  it('[EV-066] refuses another organizer', async () => {
    const { id } = await weekly();
    await expect(
      harness.call(repeatMarketEvent, { id, eventDates: saturdays(1) }, actorAs('organizer')),
    ).rejects.toMatchObject({ code: 'PERMISSION_DENIED', message: 'Not authorized' });
  });
});
