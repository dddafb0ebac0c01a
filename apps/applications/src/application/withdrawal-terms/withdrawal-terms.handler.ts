import { Controller, Inject } from '@nestjs/common';
import { withdrawalTerms as operation, type ByIdInput, type WithdrawalTerms } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { application } from '../domain/application.decider.js';
import { ownApplication } from '../domain/application.state.js';
import { withdrawalTerms } from '../domain/withdrawal.js';

/** What the vendor gets back now, by the policy that they applied under. */
@Controller()
export class WithdrawalTermsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle({ id: applicationId }: ByIdInput, context: CallContext): Promise<WithdrawalTerms> {
    const { state } = await this.store.load(application, applicationId);
    const own = ownApplication(state, actorOf(context).id);
    const market = await this.markets.require(own.marketEventId);
    const { percent, fullUntil, partialUntil } = withdrawalTerms(own, market, this.clock.now());
    return { applicationId, refundPercent: percent, policy: own.refundPolicy, fullUntil, partialUntil };
  }
}
