import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import {
  erasureReport,
  ErasureReportReaction,
  EventStoreModule,
  ReactionsModule,
  DataExplorerModule,
  type EventStoreOptions,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { ConnectedAccountModule } from './connected-account/connected-account.module.js';
import { connectedAccounts } from './connected-account/connected-account.projection.js';
import { PayoutModule } from './payout/payout.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { paymentIntegrationEvents } from './payment/payment.integration-events.js';
import { dueRefunds, orphanedIntents, payments, withdrawnPayments } from './payment/payment.projection.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { planIntegrationEvents } from './plan/plan.integration-events.js';
import { PlanModule } from './plan/plan.module.js';
import { plans } from './plan/plan.projection.js';
import { exploredPayments } from './data-explorer/explored-payments.js';
import { exploredSubscriptions } from './data-explorer/explored-subscriptions.js';
import { subscriptionIntegrationEvents } from './subscription/subscription.integration-events.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { SubscriptionModule } from './subscription/subscription.module.js';
import { subscriptions } from './subscription/subscription.projection.js';
import { WebhookModule } from './webhook/webhook.module.js';

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

/** Needs `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'billing.reactions', topics: [...topics] }),
    SystemModule.forService('billing'),
    DataExplorerModule.forService('billing', () => [exploredPayments, exploredSubscriptions]),
    PlanModule,
    SubscriptionModule,
    ConnectedAccountModule,
    PaymentModule,
    PayoutModule,
    ReconciliationModule,
    WebhookModule,
    PersonDataModule,
  ],
  providers: [ErasureReportReaction],
})
export class BillingModule {}
