import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { ErasureReportReaction, EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { ConnectedAccountModule } from './connected-account/connected-account.module.js';
import { PayoutModule } from './payout/payout.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { PlanModule } from './plan/plan.module.js';
import { exploredPayments } from './data-explorer/explored-payments.js';
import { exploredSubscriptions } from './data-explorer/explored-subscriptions.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { SubscriptionModule } from './subscription/subscription.module.js';
import { WebhookModule } from './webhook/webhook.module.js';
import { eventStoreOptions } from './event-store-options.js';

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
