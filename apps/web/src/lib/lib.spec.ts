import { formatDate, formatDateRange, formatInstant, formatTime, shiftDate } from './format/dates.js';
import { dollarsOf, formatCents, parseDollars } from './format/money.js';
import { formatBytes, formatPhone, plural } from './format/text.js';
import { timeZones } from './format/time-zones.js';
import { everyPage, pageSlots } from './lists/pages.js';

describe('what users read', () => {
  it('[EV-045] shows a range inside one month in compact form', () => {
    expect(formatDateRange('2027-05-08', '2027-05-09')).toBe('May 8–9, 2027');
    expect(formatDateRange('2027-05-30', '2027-06-02')).toBe('May 30 – Jun 2, 2027');
    expect(formatDateRange('2027-12-30', '2028-01-02')).toBe('Dec 30, 2027 – Jan 2, 2028');
    expect(formatDateRange('2027-05-08', '2027-05-08')).toBe(formatDate('2027-05-08'));
    expect(formatDate('2027-05-08')).toBe('Sat, May 8, 2027');
  });

  it('[EV-052] shows ten digits as a phone number and anything else as stored', () => {
    expect(formatPhone('503-555-0199')).toBe('(503) 555-0199');
    for (const other of ['+44 20 7946 0000', '+45 12 34 56 78', '+4712345678', '555-0123 ext 456'])
      expect(formatPhone(other)).toBe(other);
  });

  it('lists time zones by name and place: the common ones first, then the others in order', () => {
    const { compare } = new Intl.Collator('en-US');
    const zones = timeZones('America/Indiana/Indianapolis');
    const labels = zones.map(({ label }) => label);
    expect(labels.slice(0, 7)).toEqual(expect.arrayContaining(['Central Time – Chicago', 'Eastern Time – New York']));
    expect(labels.slice(7)).toEqual(labels.slice(7).toSorted(compare));
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
    expect(zones).toContainEqual({ value: 'America/Indiana/Indianapolis', label: 'Eastern Time – Indianapolis' });
    expect(timeZones('UTC')).toContainEqual({ value: 'UTC', label: 'UTC' });
  });

  it('[EV-023] shows the first page, the last and those within 2 of the current one', () => {
    expect(pageSlots(10, 241)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 241]);
    expect(pageSlots(1, 3)).toEqual([1, 2, 3]);
    expect(pageSlots(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('reads a list to its end, also one that grows shorter meanwhile', async () => {
    const pages = [[1, 2], [3, 4], [5]];
    const read = (total: number, of: number[][]) => everyPage(async (page) => ({ total, items: of[page - 1] ?? [] }));
    expect(await read(5, pages)).toEqual([1, 2, 3, 4, 5]);
    expect(await read(5, pages.slice(0, 2))).toEqual([1, 2, 3, 4]);
    expect(await read(0, [])).toEqual([]);
  });

  it('reads no more pages of a long list than are asked for', async () => {
    const asked: number[] = [];
    const read = (page: number) => {
      asked.push(page);
      return Promise.resolve({ total: 2_000, items: [page, page] });
    };
    expect(await everyPage(read, 3)).toEqual([1, 1, 2]);
    expect(asked).toEqual([1, 2]);
  });

  it('keeps money in cents between the typed text and the shown amount', () => {
    expect([parseDollars('75'), parseDollars('$1,234.5'), parseDollars('0.07')]).toEqual([7_500, 123_450, 7]);
    expect([parseDollars('-1'), parseDollars('1.234'), parseDollars('ten')]).toEqual([null, null, null]);
    expect(['1 2 3', '1,2', '$$5', '1,234,5', '9'.repeat(10), ''].map(parseDollars)).toEqual(Array(6).fill(null));
    expect([formatCents(8_075), dollarsOf(7_500), dollarsOf(null)]).toEqual(['$80.75', '75.00', '']);
  });

  it('[AT-026] shows sizes as B, KB or MB with one decimal', () => {
    expect([formatBytes(900), formatBytes(1_536), formatBytes(2_097_152)]).toEqual(['900 B', '1.5 KB', '2.0 MB']);
    expect([formatBytes(1_023), formatBytes(1_024), formatBytes(10_485_760)]).toEqual(['1023 B', '1.0 KB', '10.0 MB']);
    expect([formatBytes(1_048_524), formatBytes(1_048_525)]).toEqual(['1023.9 KB', '1.0 MB']);
  });

  it('[AT-026] shows the date of an upload with short month, day, year and 12-hour time', () => {
    const plain = (iso: string) => formatInstant(iso).replaceAll('\u202f', ' ');
    expect(plain(new Date(2027, 4, 8, 16, 5).toISOString())).toBe('May 8, 2027, 4:05 PM');
    expect(plain(new Date(2027, 11, 31, 0, 30).toISOString())).toBe('Dec 31, 2027, 12:30 AM');
  });

  it('counts in the form of the word that belongs to the number', () => {
    const count = (events: number) => plural(events, { one: 'event', other: 'events' });
    expect([0, 1, 2, 1_204].map(count)).toEqual(['0 events', '1 event', '2 events', '1,204 events']);
  });

  it('[EV-019] counts the window of dates by calendar days and months', () => {
    const today = new Date(2026, 10, 20);
    expect(shiftDate(today, { days: -60 })).toBe('2026-09-21');
    expect(shiftDate(today, { months: 6 })).toBe('2027-05-20');
    expect(shiftDate(new Date(2026, 7, 31), { months: 6 })).toBe('2027-02-28');
    expect(shiftDate(new Date(2027, 7, 31), { months: -6 })).toBe('2027-02-28');
    expect([formatTime('09:00:00'), formatTime('00:30:00'), formatTime('13:05:00')]).toEqual([
      '9:00 AM',
      '12:30 AM',
      '1:05 PM',
    ]);
  });
});
