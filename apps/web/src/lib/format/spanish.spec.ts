jest.mock('./texts.js', () => jest.requireActual<object>('./texts.es.js'));

import { dateBlock, formatAgo, formatDate, formatDateRange, formatMonth, formatTime } from './dates.js';
import { formatCents, parseDollars } from './money.js';
import { formatCount, formatRate } from './numbers.js';
import { formatShare } from './shares.js';
import { timeZones } from './time-zones.js';
import { formatBytes, plural } from './text.js';

describe('what readers of Spanish read', () => {
  it('has dates and times in their order', () => {
    expect(formatDate('2027-05-08')).toBe('sáb, 8 de may de 2027');
    expect(formatDateRange('2027-05-08', '2027-05-09')).toBe('8–9 de may de 2027');
    expect(formatDateRange('2027-05-30', '2027-06-02')).toBe('30 de may – 2 de jun 2027');
    expect([formatMonth('2027-05'), dateBlock('2027-05-08')]).toEqual(['may 2027', { day: '8', month: 'may' }]);
    expect([formatTime('09:00:00'), formatTime('13:05')].map((time) => time.replace(/\s/gu, ' '))).toEqual([
      '9:00 a.m.',
      '1:05 p.m.',
    ]);
    expect(formatAgo('2027-05-08T10:00:00Z', Date.parse('2027-05-08T10:05:00Z'))).toBe('hace 5 min');
  });

  it('has numbers and dollars as Spanish in the United States writes them, which the forms accept', () => {
    expect([formatCents(123_450), formatCount(1_204), formatRate(0.05)]).toEqual(['$1,234.50', '1,204', '5%']);
    expect([formatRate(0.0125), formatShare(1 / 3)]).toEqual(['1.25%', '33.3%']);
    expect([parseDollars(formatCents(123_450)), formatBytes(1_536)]).toEqual([123_450, '1.5 KB']);
  });

  it('has time zones by their names', () => {
    const names = new Map(timeZones('America/Argentina/Buenos_Aires').map(({ value, label }) => [value, label]));
    expect(names.get('America/Chicago')).toBe('Hora central – Chicago');
    expect(names.get('America/Argentina/Buenos_Aires')).toMatch(/^Hora .*Argentina – Buenos Aires$/);
  });

  it('counts in the form of the word that belongs to the number', () => {
    const count = (events: number) => plural(events, { one: 'evento', other: 'eventos' });
    expect([0, 1, 2, 1_000_000].map(count)).toEqual(['0 eventos', '1 evento', '2 eventos', '1,000,000 eventos']);
  });
});
