import { Injectable } from '@nestjs/common';
import { applicationAccepted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction, type StoreTransaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { ApplicationReplicas } from '../../replicas/application-replicas.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { VendorNames } from '../../replicas/vendor-names.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import type { RequestPayment } from '../domain/due.js';
import { payment } from '../domain/payment.decider.js';
import { paymentIdOf } from '../domain/payment.state.js';
import { withdrawForLostOrganizer } from '../domain/withdrawal.js';

/** An acceptance makes the fees due from that time on, to the current owner of the market event. */
@Injectable()
export class ApplicationAcceptedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly applications: ApplicationReplicas,
    private readonly markets: MarketEventReplicas,
    private readonly names: VendorNames,
    private readonly tiers: Tiers,
  ) {}

  @Reacts(applicationAccepted)
  async accepted(
    facts: IntegrationData<typeof applicationAccepted>,
    { command, message, session }: Reaction,
  ): Promise<void> {
    const { applicationId, marketEventId, vendorId, boothFeeCents, applicationFeeCents } = facts;
    const organizerId = await this.markets.payee(marketEventId, facts.organizerId, session);
    if (organizerId === null) return;
    if (await this.applications.isAcceptanceOver(applicationId, message.sequence, session)) return;
    const [isGone, feeRate] = await Promise.all([
      this.names.isErased(organizerId, session),
      this.tiers.feeRateFor(organizerId),
    ]);
    const paymentId = paymentIdOf(applicationId);
    const { platformFeeCents } = split(facts, feeRate);
    const request: RequestPayment = {
      type: 'request',
      paymentId,
      applicationId,
      marketEventId,
      vendorId,
      organizerId,
      boothFeeCents,
      applicationFeeCents,
      platformFeeCents,
    };
    const work = async (tx: StoreTransaction) => {
      await tx.execute(payment, paymentId, request);
      if (isGone) await tx.execute(payment, paymentId, withdrawForLostOrganizer);
    };
    await this.store.transaction({ ...command, occurredAt: new Date(message.occurredAt) }, work, { session });
  }
}
