import { decideBy, defineAggregate } from '@stallbook/kernel';
import {
  assignCustomer,
  close,
  enroll,
  recordDeletedCustomer,
  type AssignCustomer,
  type Close,
  type Enroll,
  type RecordDeletedCustomer,
} from './account.js';
import { follow, revise, type Follow, type Revise } from './follow.js';
import { subscriptionEvents, type SubscriptionEvent } from './subscription.events.js';
import { detailsOf, type SubscriptionDetails, type SubscriptionState } from './subscription.state.js';

export type SubscriptionCommand = Enroll | AssignCustomer | Follow | Revise | Close | RecordDeletedCustomer;

function change(state: SubscriptionDetails, event: SubscriptionEvent): SubscriptionDetails {
  switch (event.type) {
    case 'subscription.enrolled':
      return { ...state, role: event.data.role };
    case 'subscription.customer-assigned':
      return { ...state, customerId: event.data.customerId };
    case 'subscription.changed': {
      const { personId: _, ...paid } = event.data;
      return { ...state, paid };
    }
    case 'subscription.lifecycle-changed':
    case 'subscription.renewal-failed':
      return state;
    case 'subscription.ended':
      return { ...state, paid: null };
    case 'subscription.benefits-changed': {
      const { personId: _, ...benefits } = event.data;
      return { ...state, benefits };
    }
    case 'subscription.closed':
      return { ...state, role: null, paid: null, benefits: null, closed: true };
    case 'subscription.customer-deleted':
      return { ...state, customerId: null };
  }
}

/** What a person pays for and may do. The stream ID is the person's. */
export const subscription = defineAggregate<SubscriptionState, typeof subscriptionEvents, SubscriptionCommand>({
  name: 'subscription',
  events: subscriptionEvents,
  initialState: () => null,
  decide: decideBy<SubscriptionCommand, SubscriptionState, SubscriptionEvent>({
    enroll,
    'assign-customer': assignCustomer,
    follow,
    revise,
    close,
    'record-deleted-customer': recordDeletedCustomer,
  }),
  evolve: (state, event) => change(detailsOf(state, event.data.personId), event),
});
