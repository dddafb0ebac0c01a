import { details } from '../../testing/builders.js';
import { badgeAt, badgeInputs } from './badge.js';

const inputs = (given = {}, event = { seededByAdmin: false, organizerClaimed: false, isSetUp: false }) =>
  badgeInputs(event, details({ startTime: '09:00:00', applicationDeadline: '2027-06-01', ...given }));
const at = (instant: string) => new Date(instant);

describe('the badge of a market event', () => {
  it('[EV-033] awaits the organizer before every other rule', () => {
    const seeded = inputs({}, { seededByAdmin: true, organizerClaimed: false, isSetUp: false });
    expect(badgeAt(seeded, at('2030-01-01T00:00:00Z'))).toBe('applications_pending_organizer');
    const claimed = inputs({}, { seededByAdmin: true, organizerClaimed: true, isSetUp: false });
    expect(badgeAt(claimed, at('2030-01-01T00:00:00Z'))).toBe('applications_pending_organizer');
    const setUp = inputs({}, { seededByAdmin: true, organizerClaimed: true, isSetUp: true });
    expect(badgeAt(setUp, at('2027-05-01T00:00:00Z'))).toBe('applications_open');
  });

  it('[EV-034] is past from the start on, in the time zone of the market event', () => {
    const open = inputs({ applicationDeadline: null });
    expect(badgeAt(open, at('2027-06-12T15:59:59Z'))).toBe('applications_open');
    expect(badgeAt(open, at('2027-06-12T16:00:01Z'))).toBe('past_event');
  });

  it('[EV-034] is past after the end of the day without a start time', () => {
    const open = inputs({ startTime: null, applicationDeadline: null });
    expect(badgeAt(open, at('2027-06-13T06:59:00Z'))).toBe('applications_open');
    expect(badgeAt(open, at('2027-06-13T07:00:01Z'))).toBe('past_event');
  });

  it('[EV-035] [EV-036] closes when the local day of the deadline ends', () => {
    expect(badgeAt(inputs(), at('2027-06-02T06:59:00Z'))).toBe('applications_open');
    expect(badgeAt(inputs(), at('2027-06-02T07:00:01Z'))).toBe('applications_closed');
  });
});
