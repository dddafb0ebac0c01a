import { Injectable } from '@nestjs/common';
import { applicationAccepted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { split } from '../../plan/domain/platform-fee.js';
import { Tiers } from '../../plan/tiers.js';
import { makeDue } from '../domain/due.decider.js';
import { payment, paymentIdOf } from '../domain/payment.js';

/** With the acceptance the fees are due. */
@Injectable()
export class ApplicationAcceptedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly tiers: Tiers,
  ) {}

  @Reacts(applicationAccepted)
  async accepted(
    facts: IntegrationData<typeof applicationAccepted>,
    { command, session, message }: Reaction,
  ): Promise<void> {
    const { applicationId, marketEventId, vendorId, organizerId, boothFeeCents, applicationFeeCents } = facts;
    const paymentId = paymentIdOf(applicationId);
    const { platformFeeCents } = split(facts, await this.tiers.feeRateFor(organizerId));
    const due = {
      ...{ paymentId, applicationId, marketEventId, vendorId, organizerId },
      ...{ boothFeeCents, applicationFeeCents, platformFeeCents },
      at: message.at,
    };
    await this.store.transaction(command, (tx) => tx.execute(payment, paymentId, (state) => makeDue(due, state)), {
      session,
    });
  }
}
