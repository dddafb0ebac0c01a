import { Controller } from '@nestjs/common';
import { receiveStripeWebhook, type StripeWebhookInput, type WebhookReceipt } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { StripeEventProcessor } from '../stripe-event-processor.js';
import { StripeEvents } from '../stripe-events.js';
import { subjectOf } from '../stripe-event-subject.js';

/** Stores a verified event before it is processed, so it is never lost. */
@Controller()
export class ReceiveStripeWebhookHandler {
  constructor(
    private readonly stripe: StripeApi,
    private readonly events: StripeEvents,
    private readonly processor: StripeEventProcessor,
  ) {}

  @Handles(receiveStripeWebhook)
  async handle({ payload, signature }: StripeWebhookInput): Promise<WebhookReceipt> {
    const event = this.stripe.verify(payload, signature);
    const { stored, duplicate } = await this.events.store({
      id: event.id,
      type: event.type,
      subject: this.stripe.isOfOurMode(event) ? subjectOf(event) : null,
    });
    await this.processor.processNow(stored);
    return { id: event.id, duplicate };
  }
}
