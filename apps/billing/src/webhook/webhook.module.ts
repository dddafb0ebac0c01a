import { Module } from '@nestjs/common';
import { ConnectedAccountModule } from '../connected-account/connected-account.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { EventProcessor } from './event-processor.js';
import { ReceiveStripeWebhookHandler } from './receive-stripe-webhook/receive-stripe-webhook.handler.js';
import { StripeEvents } from './stripe-events.js';
import { WaitingEvents } from './waiting-events.js';

@Module({
  imports: [StripeModule, PaymentModule, ConnectedAccountModule],
  controllers: [ReceiveStripeWebhookHandler],
  providers: [StripeEvents, EventProcessor, WaitingEvents],
})
export class WebhookModule {}
