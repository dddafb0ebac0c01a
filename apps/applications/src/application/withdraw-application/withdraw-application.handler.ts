import { Controller, Inject } from '@nestjs/common';
import {
  withdrawApplication as operation,
  type Application,
  type WithdrawApplicationInput,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { application } from '../domain/application.decider.js';
import { ownApplication } from '../domain/submission.js';

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
    const done = await this.store.execute(
      application,
      applicationId,
      callerContext(context),
      { type: 'withdraw', vendorId, market, now: this.clock.now(), refundPercent: refundPercent ?? undefined },
      known,
    );
    return this.presenter.one(done.state);
  }
}
