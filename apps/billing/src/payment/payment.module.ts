import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ConnectedAccountModule } from '../connected-account/connected-account.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { Ledger } from '../ledger/ledger.js';
import { ledgerEntrySchema } from '../ledger/ledger.schema.js';
import { PlanModule } from '../plan/plan.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { CreatePaymentIntentHandler } from './create-payment-intent/create-payment-intent.handler.js';
import { IntentCreator } from './create-payment-intent/intent-creator.js';
import { IntentFee } from './create-payment-intent/intent-fee.js';
import { IntentOpener } from './create-payment-intent/intent-opener.js';
import { ReadPaymentsHandler } from './read-payments/read-payments.handler.js';
import { PaymentList } from './read-payments/payment-list.js';
import { OrphanedIntentSettler } from './orphaned-intents/orphaned-intent-settler.js';
import { OrphanedIntentTask } from './orphaned-intents/orphaned-intent.task.js';
import { PaymentReader } from './payment.reader.js';
import { PaymentSync } from './payment-sync.js';
import { PaymentByIdHandler } from './payment-by-id/payment-by-id.handler.js';
import { PaymentsByApplicationIdsHandler } from './payments-by-application-ids/payments-by-application-ids.handler.js';
import { PayoutsByEventIdsHandler } from './payouts-by-event-ids/payouts-by-event-ids.handler.js';
import { ApplicationAcceptedReaction } from './reactions/application-accepted.reaction.js';
import { ApplicationWithdrawnReaction } from './reactions/application-withdrawn.reaction.js';
import { WithdrawalRefundHandler } from './withdrawal-refund/withdrawal-refund.handler.js';
import { BulkPaymentCommands } from './reactions/bulk-payment-commands.js';
import { MarketEventReaction } from './reactions/market-event.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';
import { RefundPaymentHandler } from './refund-payment/refund-payment.handler.js';
import { RefundTask } from './refunds/refund.task.js';
import { Refunder } from './refunds/refunder.js';
import { OrganizerRevenueHandler } from './organizer-revenue/organizer-revenue.handler.js';
import { UpdatePaymentStatusHandler } from './update-payment-status/update-payment-status.handler.js';

@Module({
  imports: [modelsOf(ledgerEntrySchema), StripeModule, PlanModule, ConnectedAccountModule, ReplicaModule],
  controllers: [
    CreatePaymentIntentHandler,
    UpdatePaymentStatusHandler,
    ReadPaymentsHandler,
    PaymentByIdHandler,
    PaymentsByApplicationIdsHandler,
    RefundPaymentHandler,
    WithdrawalRefundHandler,
    OrganizerRevenueHandler,
    PayoutsByEventIdsHandler,
  ],
  providers: [
    Ledger,
    PaymentReader,
    PaymentSync,
    PaymentList,
    IntentCreator,
    IntentFee,
    IntentOpener,
    OrphanedIntentSettler,
    OrphanedIntentTask,
    Refunder,
    RefundTask,
    ApplicationAcceptedReaction,
    ApplicationWithdrawnReaction,
    BulkPaymentCommands,
    MarketEventReaction,
    PersonErasedReaction,
  ],
  exports: [PaymentSync],
})
export class PaymentModule {}
