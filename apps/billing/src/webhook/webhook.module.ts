import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ConnectedAccountModule } from '../connected-account/connected-account.module.js';
import { PayoutModule } from '../payout/payout.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { StripeEventProcessor } from './stripe-event-processor.js';
import { ReceiveStripeWebhookHandler } from './receive-stripe-webhook/receive-stripe-webhook.handler.js';
import { stripeEventSchema } from './stripe-event.schema.js';
import { StripeEvents } from './stripe-events.js';
import { WaitingEventTask } from './waiting-event.task.js';

@Module({
  imports: [
    modelsOf(stripeEventSchema),
    StripeModule,
    PaymentModule,
    PayoutModule,
    ConnectedAccountModule,
    SubscriptionModule,
  ],
  controllers: [ReceiveStripeWebhookHandler],
  providers: [StripeEvents, StripeEventProcessor, WaitingEventTask],
})
export class WebhookModule {}
