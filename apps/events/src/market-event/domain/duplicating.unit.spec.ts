import { given } from '@stallbook/testing';
import { details, drafted } from '../../testing/builders.js';
import type { Duplicate } from './duplicating.js';
import { marketEvent } from './market-event.decider.js';

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
  it('[EV-067] drafts a copy with its own event code', () => given(marketEvent).when(duplicating()).then([copy()]));

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

  it('[EV-066] refuses everyone but the organizer', () =>
    given(marketEvent)
      .when(duplicating({ actorId: 'another' }))
      .thenRefused('PERMISSION_DENIED', 'Not authorized'));

  it('[EV-062] refuses an event that does not exist', () =>
    given(marketEvent)
      .when(duplicating({ original: null }))
      .thenRefused('NOT_FOUND', 'Event not found'));

  it('refuses a day that is not in the calendar', () =>
    given(marketEvent)
      .when(duplicating({ eventDate: '2027-02-30' }))
      .thenRefused('INVALID_DATE'));
});
