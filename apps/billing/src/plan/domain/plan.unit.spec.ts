import { given } from '@stallbook/testing';
import { plan, termsOf, type ChangePlan } from './plan.decider.js';
import type { PlanEvent } from './plan.events.js';
import { defaultPlans } from './plans.js';

const pro = defaultPlans.find(({ name }) => name === 'pro')!;
const basic = defaultPlans.find(({ name }) => name === 'basic')!;
const offered = (one = pro): PlanEvent => ({
  type: 'plan.offered',
  data: { ...termsOf(one), legacyPricesMonthlyCents: one.legacyPricesMonthlyCents },
});
const priced: PlanEvent = {
  type: 'plan.price-assigned',
  data: { name: 'pro', stripePriceId: 'price_1', priceMonthlyCents: 2900 },
};
const terms = { ...termsOf(pro), priceMonthlyCents: 3500 };
const change = (given: Partial<ChangePlan> = {}): ChangePlan => ({
  type: 'change',
  version: 1,
  adminId: 'a',
  terms,
  ...given,
});
const changed: PlanEvent = { type: 'plan.changed', data: { ...terms, adminId: 'a' } };

const after = (...events: PlanEvent[]) => given(plan, events).state;

describe('a plan of the catalog', () => {
  it.each([
    ['the name of the basic plan', basic, { displayName: 'Free' }],
    ['a price', pro, { priceMonthlyCents: 3000 }],
    ['a plan without a crossed-out price', pro, { listPriceMonthlyCents: null }],
  ])('changes %s', (_, one, difference) => {
    const wanted = { ...termsOf(one), ...difference };
    given(plan, [offered(one)])
      .when(change({ terms: wanted }))
      .then([{ type: 'plan.changed', data: { ...wanted, adminId: 'a' } }]);
    given(plan)
      .when(change({ terms: wanted }))
      .thenRefused('NOT_FOUND');
  });
  it('keeps its price at Stripe where only its texts change', () => {
    const renamed: PlanEvent = { type: 'plan.changed', data: { ...termsOf(pro), displayName: 'Best', adminId: 'a' } };
    expect(after(offered(), priced, renamed)).toMatchObject({
      displayName: 'Best',
      stripePriceId: 'price_1',
      legacyPricesMonthlyCents: [5000],
    });
  });
  it('has no legacy price that is its price again', () => {
    const back: PlanEvent = { type: 'plan.changed', data: { ...termsOf(pro), adminId: 'a' } };
    expect(after(offered(), priced, changed, back)).toMatchObject({ legacyPricesMonthlyCents: [5000, 3500] });
  });
  it('gets a price from Stripe once', () => {
    const assign = { type: 'assign-price', stripePriceId: 'price_1', priceMonthlyCents: 2900 } as const;
    given(plan, [offered()]).when(assign).then([priced]);
    given(plan, [offered(), priced]).when(assign).thenNothing();
    given(plan).when(assign).thenNothing();
  });
  it('[BI-007] needs a new price at Stripe after a change, and the former one becomes a legacy price', () => {
    const state = [offered(), priced, changed].reduce(
      (before, event) => plan.evolve(before, { ...event, occurredAt: new Date(0) } as never),
      plan.initialState(),
    );
    expect(state).toMatchObject({
      version: 2,
      priceMonthlyCents: 3500,
      stripePriceId: null,
      legacyPricesMonthlyCents: [5000, 2900],
    });
  });
  it('changes only from the version that the admin saw', () =>
    given(plan, [offered(), changed]).when(change()).thenRefused('PLAN.CHANGED_MEANWHILE'));
  it('does not change if nothing is different', () =>
    given(plan, [offered()])
      .when(change({ terms: termsOf(pro) }))
      .then([]));
  it('is free if it is basic', () =>
    given(plan, [offered(basic)])
      .when(change({ terms: { ...termsOf(basic), priceMonthlyCents: 100 } }))
      .thenRefused('PLAN.BASIC_IS_FREE'));
  it('costs something if it is not basic', () =>
    given(plan, [offered()])
      .when(change({ terms: { ...termsOf(pro), priceMonthlyCents: 0 } }))
      .thenRefused('PLAN.NEEDS_PRICE'));
  it.each([2900, 2000, 0])('[BI-006] has no crossed-out price of %d that is not higher than its price', (listPrice) =>
    given(plan, [offered()])
      .when(change({ terms: { ...termsOf(pro), listPriceMonthlyCents: listPrice } }))
      .thenRefused('PLAN.LIST_PRICE_TOO_LOW'),
  );
  it('ignores a price that came after another change', () =>
    given(plan, [offered(), changed])
      .when({ type: 'assign-price', stripePriceId: 'price_1', priceMonthlyCents: 2900 })
      .then([]));
});
