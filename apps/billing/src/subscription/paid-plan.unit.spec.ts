import type Stripe from 'stripe';
import { paidPlanOf, runningOnes, withoutEnd } from './paid-plan.js';

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

const found = (status: Stripe.Subscription.Status, begin: string, end: string) =>
  ({
    id: 'sub_1',
    status,
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: null,
    items: {
      data: [
        {
          current_period_start: secondsOf(begin),
          current_period_end: secondsOf(end),
          price: { unit_amount: 2900, metadata: { plan: 'pro' } },
          quantity: 1,
        },
      ],
    },
  }) as unknown as Stripe.Subscription;

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const graceUntil = '2027-04-08T00:00:00.000Z';

describe('the grace period of an unpaid plan', () => {
  const april = found('past_due', '2027-04-01', '2027-05-01');
  const may = found('past_due', '2027-05-01', '2027-06-01');

  it('begins when the period begins that is not paid', () => {
    expect(paidPlanOf(april, null, on('2027-04-02'))).toMatchObject({ status: 'active', graceUntil });
    expect(paidPlanOf(april, null, on('2027-04-08'))).toMatchObject({ status: 'past_due', graceUntil });
  });

  it('does not begin again when the next period is not paid either', () => {
    const unpaid = paidPlanOf(april, null, on('2027-04-02'));
    expect(paidPlanOf(may, unpaid, on('2027-05-02'))).toMatchObject({ status: 'past_due', graceUntil });
  });

  it('begins again after the plan was paid, and with another subscription', () => {
    const unpaid = paidPlanOf(april, null, on('2027-04-02'));
    const paid = paidPlanOf(found('active', '2027-04-01', '2027-05-01'), unpaid, on('2027-04-20'));
    const late = { status: 'active', graceUntil: '2027-05-08T00:00:00.000Z' };
    expect(paidPlanOf(may, paid, on('2027-05-02'))).toMatchObject(late);
    expect(paidPlanOf({ ...may, id: 'sub_2' }, unpaid, on('2027-05-02'))).toMatchObject(late);
  });
});

describe('a plan that ends', () => {
  const april = found('active', '2027-04-01', '2027-05-01');
  const endingAt = (day: string) => paidPlanOf({ ...april, cancel_at: secondsOf(day) }, null, on('2027-04-02'));

  it.each(['2027-04-20', '2027-05-01'])('within its period on %s is paid until then', (day) => {
    expect(endingAt(day)).toMatchObject({ endsAtPeriodEnd: true, paidUntil: `${day}T00:00:00.000Z` });
  });

  it('loses its end by a change if it ends with its period, and keeps a later one that staff set', () => {
    const endingAt = (day: string) => withoutEnd({ ...april, cancel_at: secondsOf(day) });
    expect(withoutEnd({ ...april, cancel_at_period_end: true })).toEqual({ cancel_at_period_end: false });
    expect(endingAt('2027-05-01')).toEqual({ cancel_at: '' });
    expect(endingAt('2027-12-31')).toEqual({});
  });

  it('in a later period renews before', () => {
    const later = { endsAtPeriodEnd: false, paidUntil: '2027-05-01T00:00:00.000Z' };
    expect(endingAt('2027-05-20')).toMatchObject(later);
  });
});

describe('a plan as Stripe reports it', () => {
  const april = found('active', '2027-04-01', '2027-05-01');
  const trial_end = secondsOf('2027-04-15');
  const planOf = (given: object) => paidPlanOf({ ...april, ...given } as Stripe.Subscription, null, on('2027-04-02'));
  const sold = (item: object) => ({ items: { data: [{ ...april.items.data[0], ...item }] } });
  const priceOf = (plan: string | undefined) => sold({ price: { unit_amount: 2900, metadata: { plan } } });

  it('has a price for all of its items, and a trial only while it runs', () => {
    expect(planOf(sold({ quantity: 3 }))).toMatchObject({ tier: 'pro', priceMonthlyCents: 8700, trialUntil: null });
    const trialUntil = '2027-04-15T00:00:00.000Z';
    expect(planOf({ status: 'trialing', trial_end })).toMatchObject({ status: 'active', trialUntil });
    expect(planOf({ trial_end })).toMatchObject({ trialUntil: null });
    expect(planOf({ status: 'paused' })).toMatchObject({ status: 'paused' });
    expect(planOf({ cancel_at_period_end: true })).toMatchObject({ endsAtPeriodEnd: true });
  });

  it('is none without a subscription to one of our paid plans', () => {
    expect(paidPlanOf(undefined, null, on('2027-04-02'))).toBeNull();
    for (const other of [priceOf('basic'), priceOf('another'), priceOf(undefined), { items: { data: [] } }])
      expect(planOf(other)).toBeNull();
  });

  it('is the one that gives most of several: active before unpaid, then the newest', () => {
    const one = (id: string, status: string, created: number, other = {}) =>
      ({ ...april, id, status, created, ...other }) as Stripe.Subscription;
    const all = [
      one('begun', 'incomplete', 9),
      one('paused', 'paused', 9),
      one('unpaid', 'unpaid', 9),
      one('late', 'past_due', 8),
      one('older', 'active', 1),
      one('ended', 'canceled', 9),
      one('another', 'active', 9, priceOf('another')),
      one('newer', 'trialing', 2),
      one('newer-2', 'active', 2),
    ];
    expect(runningOnes(all).map(({ id }) => id)).toEqual([
      'newer-2',
      'newer',
      'older',
      'late',
      'unpaid',
      'paused',
      'begun',
    ]);
  });
});
