import type Stripe from 'stripe';

const DAY = 86_400;

const addMonths = (unixSeconds: number, months: number): number => {
  const start = new Date(unixSeconds * 1000);
  const day = start.getUTCDate();
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return Math.floor(moved.getTime() / 1000);
};

/**
 * The end of a billing period that starts at `start`; the 31st becomes the last day of a shorter month. Unix
 * seconds.
 */
export const periodEnd = (start: number, recurring: Stripe.Price.Recurring): number => {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return start + count * DAY;
  if (interval === 'week') return start + count * 7 * DAY;
  return addMonths(start, interval === 'year' ? count * 12 : count);
};
