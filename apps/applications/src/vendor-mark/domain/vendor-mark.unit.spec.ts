import { checkVendorMark } from './vendor-mark.js';

const market = { startDate: '2027-05-08', timeZone: 'America/Los_Angeles' };
const later = new Date('2027-05-08T16:00:01Z');

describe('a mark for a vendor', () => {
  it('opens when the market day begins', () => {
    const mark = { attendance: 'came', rating: 5 } as const;
    const before = new Date('2027-05-08T06:59:59Z');
    expect(() => checkVendorMark(mark, market, before)).toThrow('once the market day has begun');
    expect(() => checkVendorMark(mark, market, new Date('2027-05-08T07:00:00Z'))).not.toThrow();
  });

  it('has no rating for a vendor who did not come', () => {
    expect(() => checkVendorMark({ attendance: 'no_show', rating: 1 }, market, later)).toThrow('has no rating');
    expect(() => checkVendorMark({ attendance: 'no_show', rating: null }, market, later)).not.toThrow();
    expect(() => checkVendorMark({ attendance: 'late', rating: null }, market, later)).not.toThrow();
  });
});
