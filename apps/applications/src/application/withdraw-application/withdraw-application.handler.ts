import { Controller, Inject } from '@nestjs/common';
import {
  withdrawApplication as operation,
  type Application,
  type WithdrawApplicationInput,
} from '@stallbook/contracts';
import { callerContext, EventStore, type Executed } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { boothAllocation } from '../../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { application } from '../domain/application.decider.js';
import { ownApplication, type ApplicationState } from '../domain/application.state.js';
import type { Withdraw } from '../domain/withdrawal.js';

@Controller()
export class WithdrawApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle(input: WithdrawApplicationInput, context: CallContext): Promise<Application> {
    const { id: vendorId } = actorOf(context);
    const { applicationId, refundPercent } = input;
    const known = await this.store.load(application, applicationId);
    const market = await this.markets.require(ownApplication(known.state, vendorId).marketEventId);
    const caller = callerContext(context);
    const command: Withdraw = {
      type: 'withdraw',
      vendorId,
      market,
      now: this.clock.now(),
      refundPercent: refundPercent ?? undefined,
    };
    const done = await this.store.transaction<Executed<ApplicationState>>(
      caller,
      async (tx) => {
        const withdrawn = await tx.execute(application, applicationId, command);
        // The booth of an accepted application is free for others.
        await tx.execute(boothAllocation, market._id, { type: 'release', applicationId });
        return withdrawn;
      },
      { repeated: () => this.store.answerOf(application, caller) },
    );
    return this.presenter.one(done.state);
  }
}
