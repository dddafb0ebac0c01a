import { given } from '@stallbook/testing';
import { details, drafted, seeded } from '../../testing/builders.js';
import { addDays, instantOf, isPresent } from '@stallbook/kernel';
import { assertSeries, type Duplicate } from './duplicating.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';
import { noContact } from './market-event.state.js';

const OWNER = 'owner';
const dates = { applicationDeadline: '2027-06-01', loadInDate: '2027-06-11', eventEndDate: '2027-06-13' };
const { state: original } = given(marketEvent, [drafted(OWNER, dates)]);
const duplicating = (given: Partial<Duplicate> = {}): Duplicate => ({
  type: 'duplicate',
  actorId: OWNER,
  eventCode: 'WXYZ-9876',
  original,
  eventDate: null,
  ...given,
});
const copy = (given = {}) => ({
  type: 'market-event.drafted' as const,
  data: { ...details({ ...dates, ...given }), organizerId: OWNER, eventCode: 'WXYZ-9876' },
});

describe('duplicating a market event', () => {
  it('[EV-067] drafts a copy with its own event code, once', () => {
    given(marketEvent).when(duplicating()).then([copy()]);
    given(marketEvent, [copy()]).when(duplicating()).thenNothing();
  });

  it('moves all dates by the same number of days', () =>
    given(marketEvent)
      .when(duplicating({ eventDate: '2028-06-10' }))
      .then([
        copy({
          eventDate: '2028-06-10',
          eventEndDate: '2028-06-11',
          applicationDeadline: '2028-05-30',
          loadInDate: '2028-06-09',
        }),
      ]));

  it('opens at the same local time after the clocks change', () => {
    const { state } = given(marketEvent, [drafted(OWNER, { startTime: '09:00:00' })]);
    const command = duplicating({ original: state, eventDate: '2027-11-13' });
    const [copied] = marketEvent.decide(command, null);
    const { state: copy } = given(marketEvent, copied ? [copied] : []);
    if (!isPresent(copy)) throw new Error('there is no copy');
    const { eventDate, startTime, timeZone } = copy.details;
    expect(instantOf(eventDate, startTime ?? undefined, timeZone).toISOString()).toBe('2027-11-13T17:00:00.000Z');
  });

  it('[EV-066] refuses everyone but the organizer', () =>
    given(marketEvent)
      .when(duplicating({ actorId: 'another' }))
      .thenRefused('PERMISSION_DENIED', 'Not authorized'));

  it('[EV-062] refuses an event that does not exist', () =>
    given(marketEvent)
      .when(duplicating({ original: null }))
      .thenRefused('NOT_FOUND', 'Event not found'));

  it('refuses an import whose organizer has not confirmed what it assumes', () => {
    const claimed: MarketEventEvent = {
      type: 'market-event.claimed',
      data: { claimId: 'claim', organizerId: OWNER, contactPublic: false, ...noContact },
    };
    const isSetUp: MarketEventEvent = { type: 'market-event.set-up', data: { organizerId: OWNER } };
    given(marketEvent)
      .when(duplicating({ original: given(marketEvent, [seeded(), claimed]).state }))
      .thenRefused('EVENT.NOT_SET_UP', 'Please confirm the fees and dates first.');
    const { state: ready } = given(marketEvent, [seeded(), claimed, isSetUp]);
    expect(marketEvent.decide(duplicating({ original: ready }), null)).toHaveLength(1);
  });

  it('refuses to move the last day beyond the calendar', () =>
    given(marketEvent)
      .when(duplicating({ eventDate: '9999-12-31' }))
      .thenRefused('INVALID_DATE'));

  it('refuses a day that is not in the calendar', () =>
    given(marketEvent)
      .when(duplicating({ eventDate: '2027-02-30' }))
      .thenRefused('INVALID_DATE'));
});

describe('the dates of a series of duplicates', () => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => addDays('2027-06-12', day));

  it('are up to 30', () => expect(() => assertSeries(days(30))).not.toThrow());

  it.each([
    [[], 'Please choose at least one date'],
    [days(31), 'You can create up to 30 drafts together'],
    [['2027-06-12', '2027-06-19', '2027-06-12'], 'Each date can be chosen once'],
  ])('are refused: %j', (dates, message) => expect(() => assertSeries(dates)).toThrow(message));
});
