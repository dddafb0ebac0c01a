import { defineCommand } from '@stallbook/kernel';
import { StripeWebhookInput, type WebhookReceipt } from './webhook.dto.js';

/** @throws PAYMENT.WEBHOOK_UNVERIFIED unless Stripe signed it within the last five minutes */
export const receiveStripeWebhook = defineCommand<WebhookReceipt>()('billing.receiveStripeWebhook', {
  input: StripeWebhookInput,
  access: 'public',
});
