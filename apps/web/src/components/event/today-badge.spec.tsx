import { render, screen } from '@testing-library/react';
import { TodayBadge } from './today-badge.js';

describe('the badge of today', () => {
  /** 9 PM on May 8 in Hawaii, 3 AM on May 9 in New York. */
  beforeEach(() => jest.useFakeTimers({ now: new Date('2027-05-09T07:00:00Z'), doNotFake: ['nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['Pacific/Honolulu', '2027-05-08', 1],
    ['Pacific/Honolulu', '2027-05-09', 0],
    ['America/New_York', '2027-05-08', 0],
    ['America/New_York', '2027-05-09', 1],
  ])('follows the day of the market: %s, %s', (timeZone, from, shown) => {
    render(<TodayBadge from={from} timeZone={timeZone} />);
    expect(screen.queryAllByText('Today')).toHaveLength(shown);
  });
});
