import { Controller } from '@nestjs/common';
import {
  createPaymentIntent,
  PaymentStatus,
  type CreatePaymentIntentInput,
  type PaymentIntent,
} from '@stallbook/contracts';
import { awaitFact, callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, DomainError, permissionDenied, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Replicas, type ApplicationReplica } from '../../replicas/replicas.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { exists, payment, paymentIdOf } from '../domain/payment.js';
import { PaymentReader } from '../payment.reader.js';
import { OpenIntent } from './open-intent.js';

@Controller()
export class CreatePaymentIntentHandler {
  constructor(
    private readonly store: EventStore,
    private readonly copies: Replicas,
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
    await this.assertStillPayable(application);
    const due = await awaitFact(() => this.reader.collection.findOne({ _id: paymentIdOf(applicationId) }));
    return due._id;
  }

  /** What was due to somebody who deleted their account was taken back, or did not even become due. */
  private async assertStillPayable({ _id, organizerId }: ApplicationReplica): Promise<void> {
    const { state } = await this.store.load(payment, paymentIdOf(_id));
    const isWithdrawn = exists(state) && state.stage === 'withdrawn';
    if (exists(state) && !isWithdrawn) return;
    const payee = exists(state) ? (state.nextPayee ?? state).organizerId : organizerId;
    if (await this.copies.isErased(payee)) throw organizerGone();
    if (isWithdrawn) throw eventDeleted();
  }
}

const organizerGone = () =>
  new DomainError(
    'PAYMENT.ORGANIZER_GONE',
    'The organizer has deleted their account, so this booth cannot be paid for any more.',
  );
const eventDeleted = () =>
  new DomainError('PAYMENT.EVENT_DELETED', 'The event was deleted, so its booth cannot be paid for any more.');
const notAccepted = () => new DomainError('PAYMENT.NOT_ACCEPTED', 'Only accepted applications can be paid.');
