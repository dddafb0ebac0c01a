import { Injectable } from '@nestjs/common';
import { applicationAccepted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Replicas } from '../../replicas/replicas.js';
import { MarketOwners } from '../../replicas/market-owners.js';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { makeDue } from '../domain/due.decider.js';
import { payment, paymentIdOf } from '../domain/payment.js';

/** With the acceptance the fees are due, to whoever owns the market event by then. */
@Injectable()
export class ApplicationAcceptedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly copies: Replicas,
    private readonly owners: MarketOwners,
    private readonly tiers: Tiers,
  ) {}

  @Reacts(applicationAccepted)
  async accepted(
    facts: IntegrationData<typeof applicationAccepted>,
    { command, session, message }: Reaction,
  ): Promise<void> {
    const { applicationId, marketEventId, vendorId, boothFeeCents, applicationFeeCents } = facts;
    const organizerId = await this.owners.payee(marketEventId, facts.organizerId, session);
    if (organizerId === null || (await this.copies.isErased(organizerId, session))) return;
    const paymentId = paymentIdOf(applicationId);
    const { platformFeeCents } = split(facts, await this.tiers.feeRateFor(organizerId));
    const due = {
      ...{ paymentId, applicationId, marketEventId, vendorId, organizerId },
      ...{ boothFeeCents, applicationFeeCents, platformFeeCents },
      at: message.occurredAt,
    };
    await this.store.transaction(command, (tx) => tx.execute(payment, paymentId, (state) => makeDue(due, state)), {
      session,
    });
  }
}
