import { Controller } from '@nestjs/common';
import {
  createPaymentIntent,
  PaymentStatus,
  type CreatePaymentIntentInput,
  type PaymentIntent,
} from '@stallbook/contracts';
import { awaitFact, callerContext } from '@stallbook/event-store';
import { actorOf, DomainError, permissionDenied, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Copies } from '../../copies/copies.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { paymentIdOf } from '../domain/payment.js';
import { PaymentReader } from '../payment-reader.js';
import { OpenIntent } from './open-intent.js';

@Controller()
export class CreatePaymentIntentHandler {
  constructor(
    private readonly copies: Copies,
    private readonly reader: PaymentReader,
    private readonly openIntent: OpenIntent,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createPaymentIntent)
  async handle({ applicationId }: CreatePaymentIntentInput, context: CallContext): Promise<PaymentIntent> {
    const { id: vendorId } = actorOf(context);
    const paymentId = await this.duePayment(applicationId, vendorId);
    const { intent, state } = await this.openIntent.of(paymentId, vendorId, callerContext(context));
    if (!intent.client_secret) throw new Error('Stripe gave a payment intent without its secret');
    return {
      paymentId,
      paymentIntentId: intent.id,
      clientSecret: intent.client_secret,
      payUrl: this.stripe.payUrl(intent.client_secret),
      status: PaymentStatus[state.status],
      amountCents: state.amountCents,
    };
  }

  /** Waits, bounded, for an acceptance that is still on its way: what is pending here may be accepted already. */
  private async duePayment(applicationId: string, vendorId: string): Promise<string> {
    const application = await awaitFact(() => this.copies.applications.findOne({ _id: applicationId }));
    if (application.vendorId !== vendorId) throw permissionDenied();
    if (application.status === 'rejected') throw notAccepted();
    const due = await awaitFact(() => this.reader.collection.findOne({ _id: paymentIdOf(applicationId) }));
    return due._id;
  }
}

const notAccepted = () => new DomainError('PAYMENT.NOT_ACCEPTED', 'Only accepted applications can be paid.');
