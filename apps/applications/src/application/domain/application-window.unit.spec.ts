import { marketEvent } from '../../testing/builders.js';
import { applicationWindow, assertOpen } from './application-window.js';

const windowAt = (now: string, facts: Parameters<typeof marketEvent>[0] = {}) =>
  applicationWindow(marketEvent(facts), new Date(now));

describe('the window in which a market event takes applications', () => {
  it('[EV-036] is open before the deadline, once the event is published', () => {
    expect(windowAt('2027-04-30T12:00:00Z')).toBe('open');
    expect(windowAt('2027-04-30T12:00:00Z', { status: 'draft' })).toBe('unpublished');
  });
  it('[EV-035] lasts until the end of the deadline in the zone of the event', () => {
    expect(windowAt('2027-05-02T06:59:59Z')).toBe('open');
    expect(windowAt('2027-05-02T07:00:00Z')).toBe('closed');
  });
  it('[EV-034] ends with the start, in the zone of the event', () => {
    const facts = { applicationDeadline: null };
    expect(windowAt('2027-05-08T15:59:59Z', facts)).toBe('open');
    expect(windowAt('2027-05-08T16:00:01Z', facts)).toBe('past');
  });
  it('[EV-034] lasts for the whole first day where no time is known', () => {
    const facts = { applicationDeadline: null, startTime: null };
    expect(windowAt('2027-05-09T06:59:59Z', facts)).toBe('open');
    expect(windowAt('2027-05-09T07:00:00Z', facts)).toBe('past');
  });
  it('[EV-033] waits for the organizer of a seeded event, before every other rule', () => {
    const seeded = { seededByAdmin: true, organizerClaimed: false };
    expect(windowAt('2027-04-01T00:00:00Z', seeded)).toBe('pending-organizer');
    expect(windowAt('2028-01-01T00:00:00Z', seeded)).toBe('pending-organizer');
    expect(windowAt('2027-04-01T00:00:00Z', { seededByAdmin: true, organizerClaimed: true })).toBe('open');
    expect(windowAt('2027-04-01T00:00:00Z', { organizerId: null })).toBe('pending-organizer');
    const claimed = { seededByAdmin: true, organizerClaimed: true, gettingReady: true };
    expect(windowAt('2028-01-01T00:00:00Z', claimed)).toBe('getting-ready');
    expect(() => assertOpen('getting-ready')).toThrow('The organizer is getting ready.');
  });
  it('[EV-037] refuses with the words that users read', () => {
    expect(() => assertOpen(windowAt('2027-05-03'))).toThrow('The application deadline has passed.');
    expect(() => assertOpen(windowAt('2027-06-03'))).toThrow('This event has already passed.');
  });
});
