import { isPresent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import fc from 'fast-check';
import { defaultPlans } from '../../plan/domain/plans.js';
import type { FeaturesByTier } from './benefits.js';
import { subscription, type SubscriptionCommand } from './subscription.decider.js';
import type { PaidPlan, SubscriptionEvent } from './subscription.events.js';
import type { SubscriptionState } from './subscription.state.js';

const features = Object.fromEntries(defaultPlans.map((plan) => [plan.name, plan.features])) as FeaturesByTier;
const personId = 'p';
const customerId = 'cus_1';

const paid = (given: Partial<PaidPlan> = {}): PaidPlan => ({
  stripeSubscriptionId: 'sub_1',
  tier: 'pro',
  status: 'active',
  priceMonthlyCents: 2900,
  paidUntil: '2027-05-01T00:00:00.000Z',
  endsAtPeriodEnd: false,
  trialUntil: null,
  graceUntil: null,
  ...given,
});
const follow = (found: PaidPlan | null, customer = customerId) =>
  ({ type: 'follow', customerId: customer, found, isCustomerDeleted: false, features }) as const;
const enroll = (role: 'vendor' | 'organizer') => ({ type: 'enroll', personId, role, features }) as const;
const assign = { type: 'assign-customer', personId, customerId, features } as const;

function after(commands: readonly SubscriptionCommand[]) {
  let state: SubscriptionState = subscription.initialState();
  const events: SubscriptionEvent[] = [];
  for (const command of commands) {
    for (const event of subscription.decide(command, state)) {
      events.push(event);
      state = subscription.evolve(state, { ...event, occurredAt: new Date(0) } as never);
    }
  }
  return { state: isPresent(state) ? state : null, events };
}
const benefits = (...commands: SubscriptionCommand[]) => after(commands).state?.benefits;

describe('a subscription', () => {
  it('[BI-019] [BI-020] of a new profile is basic, with the default flags', () =>
    expect(benefits(enroll('vendor'))).toEqual({
      tier: 'basic',
      isVendorPro: false,
      isOrganizerPro: false,
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary: true,
      maxBookmarks: 3,
    }));

  it('has one role and one customer at a time, each recorded once', () => {
    const enrolled = { type: 'subscription.enrolled', data: { personId, role: 'vendor' } } as const;
    const { events, state } = after([enroll('vendor'), enroll('vendor'), assign, { ...assign, customerId: 'cus_2' }]);
    expect(events.filter(({ type }) => type === enrolled.type)).toEqual([enrolled]);
    expect(state).toMatchObject({ customerId });
  });

  it('has benefits as soon as it has a customer, and other ones when the catalog changes', () => {
    const more = { ...features, basic: { ...features.basic, maxBookmarks: 7 } };
    const revise = { type: 'revise', features: more } as const;
    expect(benefits(assign)).toMatchObject({ tier: 'basic', maxBookmarks: 3 });
    expect(benefits(assign, revise)).toMatchObject({ tier: 'basic', maxBookmarks: 7 });
    expect(after([revise]).events).toEqual([]);
  });

  it('ends with a customer that was deleted at Stripe, and takes another one', () => {
    const bought = [enroll('vendor'), assign, follow(paid())];
    const gone = { ...follow(null), isCustomerDeleted: true };
    expect(after([...bought, gone]).state).toMatchObject({ customerId: null, paid: null, benefits: { tier: 'basic' } });
    const next = { ...assign, customerId: 'cus_2' };
    expect(after([...bought, gone, next]).state).toMatchObject({ customerId: 'cus_2' });
  });

  it('[BI-021] gives all flags while it is active, and takes them back when it ends', () => {
    const bought = [enroll('vendor'), assign, follow(paid())];
    expect(benefits(...bought)).toMatchObject({
      tier: 'pro',
      isVendorPro: true,
      canBoostListings: true,
      canViewSuggestions: true,
      canReadLibrary: true,
      maxBookmarks: -1,
    });
    expect(benefits(...bought, follow(null))).toMatchObject({
      tier: 'basic',
      isVendorPro: false,
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary: true,
      maxBookmarks: 3,
    });
  });

  it.each(['past_due', 'incomplete', 'unpaid', 'paused'] as const)(
    '[BI-017] counts as basic while it is %s',
    (status) => expect(benefits(enroll('vendor'), assign, follow(paid({ status })))).toMatchObject({ tier: 'basic' }),
  );

  it('follows a change of role', () =>
    expect(benefits(enroll('vendor'), assign, follow(paid()), enroll('organizer'))).toMatchObject({
      isVendorPro: false,
      isOrganizerPro: true,
    }));

  it('[BI-007] keeps the price at which it was bought', () =>
    expect(after([assign, follow(paid({ priceMonthlyCents: 5000 }))]).state).toMatchObject({
      paid: { priceMonthlyCents: 5000 },
      benefits: { tier: 'pro' },
    }));

  it('[BI-036] ignores the subscription of another customer', () =>
    expect(after([assign, follow(paid(), 'cus_2')]).state).toMatchObject({ paid: null }));

  it('stays active after a failed renewal, and says so once', () => {
    const late = paid({ graceUntil: '2027-05-08T00:00:00.000Z' });
    const canceled = { ...late, endsAtPeriodEnd: true };
    const { state, events } = after([assign, follow(paid()), follow(late), follow(late), follow(canceled)]);
    expect(state?.benefits).toMatchObject({ tier: 'pro' });
    const { stripeSubscriptionId, graceUntil } = late;
    expect(events.filter(({ type }) => type === 'subscription.renewal-failed')).toEqual([
      { type: 'subscription.renewal-failed', data: { personId, stripeSubscriptionId, graceUntil } },
    ]);
  });

  describe('has a lifecycle change to confirm when it', () => {
    const trialUntil = '2027-04-15T00:00:00.000Z';
    const until = paid().paidUntil;
    const graceUntil = '2027-04-08T00:00:00.000Z';
    const canceled = paid({ endsAtPeriodEnd: true });
    const late = paid({ status: 'past_due', graceUntil });
    const of = (...found: (PaidPlan | null)[]) =>
      after([assign, ...found.map((one) => follow(one))])
        .events.filter(({ type }) => type === 'subscription.lifecycle-changed')
        .map(({ data }) => data);
    it.each([
      ['starts', [paid()], [{ change: 'started', tier: 'pro', priceMonthlyCents: 2900, until: null }]],
      ['starts with a trial', [paid({ trialUntil })], [{ change: 'started', until: trialUntil }]],
      ['starts after the bank confirmed', [paid({ status: 'incomplete' }), paid()], [{ change: 'started' }]],
      ['switches', [paid(), paid({ tier: 'vendor_pro' })], [{ change: 'started' }, { change: 'switched' }]],
      ['is canceled', [paid(), canceled], [{ change: 'started' }, { change: 'canceled', until }]],
      [
        'is canceled and resumed',
        [paid(), canceled, paid()],
        [{ change: 'started' }, { change: 'canceled' }, { change: 'resumed', until }],
      ],
      [
        'is canceled and resumed in its trial',
        [paid({ trialUntil }), paid({ trialUntil, endsAtPeriodEnd: true }), paid({ trialUntil })],
        [{ change: 'started' }, { change: 'canceled', until: trialUntil }, { change: 'resumed', until: trialUntil }],
      ],
      [
        'is canceled after a failed renewal',
        [paid(), paid({ graceUntil }), paid({ graceUntil, endsAtPeriodEnd: true })],
        [{ change: 'started' }, { change: 'canceled', until: graceUntil }],
      ],
      ['ends', [paid(), null], [{ change: 'started' }, { change: 'ended', tier: 'pro', until: null }]],
    ] as const)('%s', (_, found, expected) => expect(of(...found)).toMatchObject(expected));

    it.each([
      ['is renewed', [paid(), paid({ paidUntil: '2027-06-01T00:00:00.000Z' })], [{ change: 'started' }]],
      ['is not paid in time', [paid(), paid({ status: 'past_due' })], [{ change: 'started' }]],
      ['is canceled on hold', [paid(), late, { ...late, endsAtPeriodEnd: true }], [{ change: 'started' }]],
      ['never started', [paid({ status: 'incomplete' }), null], []],
    ] as const)('but not when it %s', (_, found, expected) => expect(of(...found)).toMatchObject(expected));
  });

  it('is closed once, and not opened again for a person who deleted their account', () => {
    const close = { type: 'close', personId } as const;
    const closed: SubscriptionEvent = { type: 'subscription.closed', data: { personId } };
    const assigned: SubscriptionEvent = { type: 'subscription.customer-assigned', data: { personId, customerId } };
    given(subscription).when(close).then([closed]);
    given(subscription, [assigned]).when(close).then([closed]);
    for (const command of [close, enroll('vendor'), follow(paid()), { type: 'revise', features } as const])
      given(subscription, [assigned, closed]).when(command).thenNothing();
    given(subscription, [closed]).when(assign).thenRefused('SUBSCRIPTION.CLOSED');
  });

  it('records once that its customer was deleted at Stripe', () => {
    const record = { type: 'record-deleted-customer' } as const;
    const assigned: SubscriptionEvent = { type: 'subscription.customer-assigned', data: { personId, customerId } };
    const deleted: SubscriptionEvent = { type: 'subscription.customer-deleted', data: { personId, customerId } };
    given(subscription, [assigned]).when(record).then([deleted]);
    for (const history of [[], [assigned, deleted]]) given(subscription, history).when(record).thenNothing();
  });

  it('[BI-036] shows what Stripe said last, whatever came before, twice, or in between', () => {
    const found = fc.option(
      fc.record({
        tier: fc.constantFrom('vendor_pro', 'organizer_pro', 'pro'),
        status: fc.constantFrom('active', 'past_due', 'unpaid'),
        endsAtPeriodEnd: fc.boolean(),
        graceUntil: fc.constantFrom(null, '2027-05-08T00:00:00.000Z'),
      }),
    );
    const command = fc.oneof(
      { weight: 5, arbitrary: found.map((one) => follow(one && paid(one as Partial<PaidPlan>))) },
      fc.constantFrom(enroll('vendor'), enroll('organizer'), assign, follow(paid(), 'cus_2')),
    );
    fc.assert(
      fc.property(fc.array(command), found, (commands, one) => {
        const last = one && paid(one as Partial<PaidPlan>);
        const { state } = after([assign, ...commands, follow(last)]);
        expect(state?.paid).toEqual(last);
        expect(state?.benefits?.tier).toBe(last?.status === 'active' ? last.tier : 'basic');
        expect(subscription.decide(follow(last), state)).toEqual([]);
      }),
    );
  });
});
