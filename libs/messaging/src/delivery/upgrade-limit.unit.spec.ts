import { HOUR_MS, MINUTE_MS } from '@stallbook/kernel';
import { upgradeLimit } from './upgrade-limit.js';

describe('the time for which messages of a newer release wait', () => {
  let now: number;
  let awaitsUpgrade: () => boolean;
  beforeEach(() => {
    now = Date.parse('2027-05-08T12:00:00Z');
    awaitsUpgrade = upgradeLimit(15 * MINUTE_MS, { now: () => new Date(now) });
  });
  const after = (ms: number): boolean => {
    now += ms;
    return awaitsUpgrade();
  };

  it('begins with the first of them and ends for all of them', () => {
    expect([after(HOUR_MS), after(14 * MINUTE_MS), after(MINUTE_MS), after(2 * HOUR_MS)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('begins again at the next upgrade, also if the previous one was rolled back', () => {
    expect([after(0), after(15 * MINUTE_MS), after(20 * HOUR_MS)]).toEqual([true, false, false]);
    expect([after(25 * HOUR_MS), after(14 * MINUTE_MS), after(MINUTE_MS)]).toEqual([true, true, false]);
  });
});
