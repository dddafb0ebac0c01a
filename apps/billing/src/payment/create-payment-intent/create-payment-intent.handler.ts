import { Controller } from '@nestjs/common';
import {
  createPaymentIntent,
  PaymentStatus,
  type CreatePaymentIntentInput,
  type PaymentIntent,
} from '@stallbook/contracts';
import { awaitFact, callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, DomainError, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { ApplicationReplica } from '../../replicas/application-replica.schema.js';
import { ApplicationReplicas } from '../../replicas/application-replicas.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { VendorNames } from '../../replicas/vendor-names.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { payment } from '../domain/payment.decider.js';
import { hasLostOrganizer, isSettled, paymentIdOf, type PaymentDetails } from '../domain/payment.state.js';
import { PaymentReader } from '../payment.reader.js';
import { INTENT_FAILED } from './intent-creator.js';
import { IntentOpener } from './intent-opener.js';

@Controller()
export class CreatePaymentIntentHandler {
  constructor(
    private readonly store: EventStore,
    private readonly applications: ApplicationReplicas,
    private readonly markets: MarketEventReplicas,
    private readonly names: VendorNames,
    private readonly reader: PaymentReader,
    private readonly intents: IntentOpener,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createPaymentIntent)
  async handle({ applicationId }: CreatePaymentIntentInput, context: CallContext): Promise<PaymentIntent> {
    const { id: vendorId } = actorOf(context);
    const paymentId = await this.duePayment(applicationId, vendorId);
    const { intent, state } = await this.stripe.ask(INTENT_FAILED, () =>
      this.intents.open(paymentId, vendorId, callerContext(context)),
    );
    await this.assertNotHidden(state, context);
    if (!intent.client_secret) throw new Error('a payment intent of Stripe has no client secret');
    return {
      paymentId,
      paymentIntentId: intent.id,
      clientSecret: intent.client_secret,
      payUrl: this.stripe.payUrl(intent.client_secret),
      publishableKey: this.stripe.publishableKey,
      status: PaymentStatus[state.status],
      amountCents: state.amountCents,
    };
  }

  /** The intent may have been created after those of a hidden market event were revoked. */
  private async assertNotHidden({ paymentId, marketEventId }: PaymentDetails, context: CallContext): Promise<void> {
    if (!(await this.markets.isHidden(marketEventId))) return;
    const caller = callerContext(context);
    const revocation = { ...caller, commandId: `${caller.commandId}/revoke` };
    await this.store.execute(payment, paymentId, revocation, { type: 'revoke-intent' });
    throw eventHidden();
  }

  /** Waits a moment for an acceptance that was just published. Another vendor's application counts as missing. */
  private async duePayment(applicationId: string, vendorId: string): Promise<string> {
    const application = await awaitFact(async () => {
      const found = await this.applications.find(applicationId);
      return found?.vendorId === vendorId ? found : null;
    });
    if (application.status === 'rejected') throw notAccepted();
    await this.assertStillPayable(application);
    const due = await awaitFact(() => this.reader.collection.findOne({ _id: paymentIdOf(applicationId) }));
    if (!isSettled(due)) await this.assertPublic(due.marketEventId);
    return due._id;
  }

  /** Waits a moment for a publication, which comes by another topic than the acceptance. */
  private async assertPublic(marketEventId: string): Promise<void> {
    await awaitFact(async () => ((await this.markets.isHidden(marketEventId)) ? undefined : true)).catch(
      (error: unknown) => {
        throw error instanceof DomainError ? eventHidden() : error;
      },
    );
  }

  /** A payment to an organizer who deleted their account was withdrawn or never requested, or soon will be withdrawn. */
  private async assertStillPayable({ _id, organizerId }: ApplicationReplica): Promise<void> {
    const { state } = await this.store.load(payment, paymentIdOf(_id));
    const isWithdrawn = isPresent(state) && state.stage === 'withdrawn';
    if (isPresent(state) && isSettled(state)) return;
    const payee = isPresent(state) ? (state.nextPayee ?? state).organizerId : organizerId;
    if ((await this.names.isErased(payee)) || (isPresent(state) && hasLostOrganizer(state))) throw organizerGone();
    if (isWithdrawn && state.withdrawal?.reason === 'vendor_withdrew') throw vendorWithdrew();
    if (isWithdrawn) throw eventDeleted();
  }
}

const organizerGone = () =>
  new DomainError(
    'PAYMENT.ORGANIZER_GONE',
    'The organizer deleted their account, so you can no longer pay for this booth.',
  );
const eventDeleted = () =>
  new DomainError('PAYMENT.EVENT_DELETED', 'The event was deleted, so you can no longer pay for this booth.');
const eventHidden = () =>
  new DomainError('PAYMENT.EVENT_HIDDEN', 'You cannot pay for this booth now, because the event is not public.');
const vendorWithdrew = () => new DomainError('PAYMENT.WITHDRAWN', 'You withdrew from this event, so nothing is due.');
const notAccepted = () => new DomainError('PAYMENT.NOT_ACCEPTED', 'You can pay once your application is accepted.');
