import {
  defaultRefundPolicy,
  refundPolicy,
  refundPolicyProblems,
  refundTermsAt,
  type RefundPolicy,
} from './refund-policy.js';

const market = { startDate: '2027-05-08', timeZone: 'America/Los_Angeles' };
const percentAt = (now: string, policy: RefundPolicy | null = defaultRefundPolicy) =>
  refundTermsAt(policy, market, new Date(now)).percent;

describe('a refund policy', () => {
  it('gives everything back until the end of the last day in the zone of the market, then a part, then nothing', () => {
    expect(percentAt('2027-04-09T06:59:59Z')).toBe(100);
    expect(percentAt('2027-04-09T07:00:00Z')).toBe(50);
    expect(percentAt('2027-04-25T06:59:59Z')).toBe(50);
    expect(percentAt('2027-04-25T07:00:00Z')).toBe(0);
  });
  it('can promise a part alone, everything until the day itself, or nothing', () => {
    const part = { fullUntilDays: null, partialUntilDays: 7, partialPercent: 25 };
    expect(percentAt('2027-01-01T00:00:00Z', part)).toBe(25);
    const open = { fullUntilDays: 0, partialUntilDays: null, partialPercent: 0 };
    expect(percentAt('2027-05-09T06:59:59Z', open)).toBe(100);
    expect(percentAt('2027-01-01T00:00:00Z', { ...open, fullUntilDays: null })).toBe(0);
    expect(percentAt('2027-01-01T00:00:00Z', null)).toBe(0);
  });
  it('has deadlines within a year before the start, and a part below the whole', () => {
    const isRead = (given: Partial<RefundPolicy>) =>
      refundPolicy.safeParse({ ...defaultRefundPolicy, ...given }).success;
    for (const given of [
      { fullUntilDays: 365 },
      { partialUntilDays: 0 },
      { partialPercent: 99 },
      { partialPercent: 0 },
    ])
      expect(isRead(given)).toBe(true);
    for (const given of [
      { fullUntilDays: 366 },
      { partialUntilDays: -1 },
      { partialPercent: 100 },
      { partialPercent: -1 },
      { fullUntilDays: 1.5 },
    ])
      expect(isRead(given)).toBe(false);
  });
  it('names its last days', () =>
    expect(refundTermsAt(defaultRefundPolicy, market, new Date('2027-01-01T00:00:00Z'))).toMatchObject({
      fullUntil: '2027-04-08',
      partialUntil: '2027-04-24',
    }));
  it('does not contradict itself', () => {
    const partOnly = { fullUntilDays: null, partialUntilDays: 7, partialPercent: 25 };
    const untilTheDay = { fullUntilDays: 0, partialUntilDays: null, partialPercent: 0 };
    for (const policy of [defaultRefundPolicy, partOnly, untilTheDay]) expect(refundPolicyProblems(policy)).toEqual([]);
    expect(refundPolicyProblems({ ...defaultRefundPolicy, partialUntilDays: 30 })).toHaveLength(1);
    expect(refundPolicyProblems({ ...defaultRefundPolicy, partialPercent: 0 })).toHaveLength(1);
    expect(refundPolicyProblems({ ...defaultRefundPolicy, partialUntilDays: null })).toHaveLength(1);
  });
});
