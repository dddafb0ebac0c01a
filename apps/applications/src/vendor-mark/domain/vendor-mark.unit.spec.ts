import { checkVendorMark } from './vendor-mark.js';

const day = new Date('2027-05-08T16:00:00Z');
const later = new Date('2027-05-08T16:00:01Z');

describe('a mark for a vendor', () => {
  it('opens when the market day begins', () => {
    const mark = { attendance: 'came', rating: 5 } as const;
    expect(() => checkVendorMark(mark, day, new Date('2027-05-08T15:59:59Z'))).toThrow('once the market day has begun');
    expect(() => checkVendorMark(mark, day, day)).not.toThrow();
  });

  it('has no rating for a vendor who did not come', () => {
    expect(() => checkVendorMark({ attendance: 'no_show', rating: 1 }, day, later)).toThrow('has no rating');
    expect(() => checkVendorMark({ attendance: 'no_show', rating: null }, day, later)).not.toThrow();
    expect(() => checkVendorMark({ attendance: 'late', rating: null }, day, later)).not.toThrow();
  });
});
