import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const at = z.iso.datetime();
const ids = { organizerId: z.string(), stripeAccountId: z.string() };

const events = {
  AccountConnected: eventType({ version: 1, schema: z.object({ ...ids, at }) }),
  AccountChanged: eventType({
    version: 1,
    schema: z.object({
      ...ids,
      detailsSubmitted: z.boolean(),
      chargesEnabled: z.boolean(),
      payoutsEnabled: z.boolean(),
      at,
    }),
  }),
  /** Stripe does not let us at it any more. */
  AccountLost: eventType({ version: 1, schema: z.object({ ...ids, at }) }),
};

export type ConnectedAccountEvent = EventOf<typeof events>;

export interface AccountFlags {
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
}

export interface ConnectedAccountState extends AccountFlags {
  organizerId: string | null;
  stripeAccountId: string | null;
  lost: boolean;
}

const nothingYet: AccountFlags = { detailsSubmitted: false, chargesEnabled: false, payoutsEnabled: false };

/** An organizer's account at Stripe; the stream's id is the organizer's. */
export const connectedAccount = defineAggregate<ConnectedAccountState, typeof events>({
  name: 'connected-account',
  events,
  initialState: () => ({ ...nothingYet, organizerId: null, stripeAccountId: null, lost: false }),
  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountConnected': {
        const { organizerId, stripeAccountId } = event.data;
        return { ...nothingYet, organizerId, stripeAccountId, lost: false };
      }
      case 'AccountChanged': {
        const { detailsSubmitted, chargesEnabled, payoutsEnabled } = event.data;
        return { ...state, detailsSubmitted, chargesEnabled, payoutsEnabled, lost: false };
      }
      case 'AccountLost':
        return { ...state, ...nothingYet, lost: true };
    }
  },
});

export type AccountStatus = 'none' | 'onboarding' | 'pending' | 'active' | 'not_found';

export function statusOf(state: ConnectedAccountState): AccountStatus {
  if (state.stripeAccountId === null) return 'none';
  if (state.lost) return 'not_found';
  if (!state.detailsSubmitted) return 'onboarding';
  return state.chargesEnabled && state.payoutsEnabled ? 'active' : 'pending';
}

/** Connects an account, unless there is one that works. */
export function connect(
  command: { organizerId: string; stripeAccountId: string; at: string },
  state: ConnectedAccountState,
): ConnectedAccountEvent[] {
  if (state.stripeAccountId !== null && !state.lost) return [];
  return [{ type: 'AccountConnected', data: command }];
}

/** Notes what Stripe says of the account now; null: Stripe does not let us at it. */
export function observe(
  command: { stripeAccountId: string; found: AccountFlags | null; at: string },
  state: ConnectedAccountState,
): ConnectedAccountEvent[] {
  const { stripeAccountId, found, at } = command;
  const { organizerId } = state;
  if (organizerId === null || state.stripeAccountId !== stripeAccountId) return [];
  if (found === null) return state.lost ? [] : [{ type: 'AccountLost', data: { organizerId, stripeAccountId, at } }];
  const same =
    !state.lost &&
    state.detailsSubmitted === found.detailsSubmitted &&
    state.chargesEnabled === found.chargesEnabled &&
    state.payoutsEnabled === found.payoutsEnabled;
  return same ? [] : [{ type: 'AccountChanged', data: { organizerId, stripeAccountId, ...found, at } }];
}
