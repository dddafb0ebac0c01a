import { decideBy, defineAggregate, eventType, isPresent, type Absent, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const ids = { organizerId: z.string(), stripeAccountId: z.string() };
const flags = { detailsSubmitted: z.boolean(), chargesEnabled: z.boolean(), payoutsEnabled: z.boolean() };

const events = {
  'connected-account.connected': eventType({ version: 1, schema: z.object(ids) }),
  'connected-account.status-changed': eventType({ version: 1, schema: z.object({ ...ids, ...flags }) }),
  /** Stripe no longer gives us access to the account. */
  'connected-account.access-lost': eventType({ version: 1, schema: z.object(ids) }),
};

export type ConnectedAccountEvent = EventOf<typeof events>;

export type AccountFlags = z.infer<z.ZodObject<typeof flags>>;

export interface ConnectedAccountDetails extends AccountFlags {
  organizerId: string;
  stripeAccountId: string;
  lost: boolean;
}

export type ConnectedAccountState = ConnectedAccountDetails | Absent;

export interface Connect {
  type: 'connect';
  organizerId: string;
  stripeAccountId: string;
}

export interface Observe {
  type: 'observe';
  stripeAccountId: string;
  /** null: Stripe gives us no access. */
  found: AccountFlags | null;
}

export type ConnectedAccountCommand = Connect | Observe;

/** Keeps an account that works. */
function connect({ organizerId, stripeAccountId }: Connect, state: ConnectedAccountState): ConnectedAccountEvent[] {
  if (isPresent(state) && !state.lost) return [];
  return [{ type: 'connected-account.connected', data: { organizerId, stripeAccountId } }];
}

function observe({ stripeAccountId, found }: Observe, state: ConnectedAccountState): ConnectedAccountEvent[] {
  if (!isPresent(state) || state.stripeAccountId !== stripeAccountId) return [];
  const ids = { organizerId: state.organizerId, stripeAccountId };
  if (found === null) return state.lost ? [] : [{ type: 'connected-account.access-lost', data: ids }];
  const same =
    !state.lost &&
    state.detailsSubmitted === found.detailsSubmitted &&
    state.chargesEnabled === found.chargesEnabled &&
    state.payoutsEnabled === found.payoutsEnabled;
  return same ? [] : [{ type: 'connected-account.status-changed', data: { ...ids, ...found } }];
}

const noFlags: AccountFlags = { detailsSubmitted: false, chargesEnabled: false, payoutsEnabled: false };

/** An organizer's account at Stripe. The stream ID is the organizer's. */
export const connectedAccount = defineAggregate<ConnectedAccountState, typeof events, ConnectedAccountCommand>({
  name: 'connected-account',
  events,
  initialState: () => null,
  decide: decideBy<ConnectedAccountCommand, ConnectedAccountState, ConnectedAccountEvent>({ connect, observe }),
  evolve(_, event) {
    switch (event.type) {
      case 'connected-account.connected':
        return { ...noFlags, ...event.data, lost: false };
      case 'connected-account.status-changed':
        return { ...event.data, lost: false };
      case 'connected-account.access-lost':
        return { ...event.data, ...noFlags, lost: true };
    }
  },
});

export type AccountStatus = 'none' | 'onboarding' | 'pending' | 'active' | 'not_found';

export function statusOf(state: ConnectedAccountState): AccountStatus {
  if (!isPresent(state)) return 'none';
  if (state.lost) return 'not_found';
  if (!state.detailsSubmitted) return 'onboarding';
  return state.chargesEnabled && state.payoutsEnabled ? 'active' : 'pending';
}
