import { decideBy, deepEqual, defineAggregate, DomainError, isPresent, notFound, type Absent } from '@stallbook/kernel';
import { planEvents, type PlanEvent, type PlanTerms } from './plan.events.js';
import type { Plan } from './plans.js';

export interface VersionedPlan extends Plan {
  /** Counts the changes of its terms. */
  version: number;
}

export type PlanState = VersionedPlan | Absent;

export interface Offer {
  type: 'offer';
  terms: PlanTerms;
  legacyPricesMonthlyCents: number[];
}

export interface ChangePlan {
  type: 'change';
  terms: PlanTerms;
  /** The version that the admin saw. */
  version: number;
  adminId: string;
}

export interface AssignPrice {
  type: 'assign-price';
  stripePriceId: string;
  priceMonthlyCents: number;
}

export type PlanCommand = Offer | ChangePlan | AssignPrice;

const offer = ({ terms, legacyPricesMonthlyCents }: Offer, state: PlanState): PlanEvent[] =>
  state === null ? [{ type: 'plan.offered', data: { ...terms, legacyPricesMonthlyCents } }] : [];

function change({ terms, version, adminId }: ChangePlan, state: PlanState): PlanEvent[] {
  if (!isPresent(state)) throw notFound('Failed to load plan configuration.');
  if (state.version !== version) {
    throw new DomainError('PLAN.CHANGED_MEANWHILE', 'This plan was changed after you opened it.');
  }
  if (terms.name === 'basic' && terms.priceMonthlyCents > 0) {
    throw new DomainError('PLAN.BASIC_IS_FREE', 'The basic plan is always free.');
  }
  // Without a price, no one could buy it, and its subscribers would go on paying.
  if (terms.name !== 'basic' && terms.priceMonthlyCents === 0) {
    throw new DomainError('PLAN.NEEDS_PRICE', 'A paid plan needs a price.');
  }
  if (terms.listPriceMonthlyCents !== null && terms.listPriceMonthlyCents <= terms.priceMonthlyCents) {
    throw new DomainError('PLAN.LIST_PRICE_TOO_LOW', 'The crossed-out price must be higher than the price.');
  }
  return deepEqual(termsOf(state), terms) ? [] : [{ type: 'plan.changed', data: { ...terms, adminId } }];
}

function assignPrice({ stripePriceId, priceMonthlyCents }: AssignPrice, state: PlanState): PlanEvent[] {
  // The price changed again while Stripe made this one.
  if (!isPresent(state) || state.priceMonthlyCents !== priceMonthlyCents || state.stripePriceId) return [];
  return [{ type: 'plan.price-assigned', data: { name: state.name, stripePriceId, priceMonthlyCents } }];
}

/** Subscribers keep the price they have: it becomes a legacy price. */
function changed(state: VersionedPlan, terms: PlanTerms): VersionedPlan {
  const version = state.version + 1;
  const { priceMonthlyCents, legacyPricesMonthlyCents: legacy } = state;
  if (terms.priceMonthlyCents === priceMonthlyCents) return { ...state, ...terms, version };
  const former = [...new Set([...legacy, priceMonthlyCents])].filter((cents) => cents !== terms.priceMonthlyCents);
  return { ...state, ...terms, version, stripePriceId: null, legacyPricesMonthlyCents: former };
}

export function termsOf(plan: Plan): PlanTerms {
  const { name, displayName, priceMonthlyCents, listPriceMonthlyCents, platformFeeRate, features } = plan;
  const { trialDays, promise, limit, valueCents } = plan;
  return {
    name,
    displayName,
    priceMonthlyCents,
    listPriceMonthlyCents,
    platformFeeRate,
    features,
    trialDays,
    promise,
    limit,
    valueCents,
  };
}

/** A plan of the catalog. */
export const plan = defineAggregate<PlanState, typeof planEvents, PlanCommand>({
  name: 'plan',
  events: planEvents,
  initialState: () => null,
  decide: decideBy<PlanCommand, PlanState, PlanEvent>({ offer, change, 'assign-price': assignPrice }),
  evolve(state, event) {
    if (event.type === 'plan.offered') return { ...event.data, stripePriceId: null, version: 1 };
    if (!isPresent(state)) throw new Error('a plan changed before it was offered');
    if (event.type === 'plan.price-assigned') return { ...state, stripePriceId: event.data.stripePriceId };
    const { adminId: _, ...terms } = event.data;
    return changed(state, terms);
  },
});
