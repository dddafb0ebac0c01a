import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { connectedAccounts } from './connected-account/connected-account.projection.js';
import { paymentIntegrationEvents } from './payment/payment.integration-events.js';
import { dueRefunds, orphanedIntents, payments, withdrawnPayments } from './payment/payment.projection.js';
import { planIntegrationEvents } from './plan/plan.integration-events.js';
import { plans } from './plan/plan.projection.js';
import { subscriptionIntegrationEvents } from './subscription/subscription.integration-events.js';
import { subscriptions } from './subscription/subscription.projection.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [payments, withdrawnPayments, orphanedIntents, dueRefunds, connectedAccounts, plans, subscriptions],
  mappers: [
    paymentIntegrationEvents,
    planIntegrationEvents,
    subscriptionIntegrationEvents,
    erasureReport('billing'),
    systemReport('billing'),
  ],
};
