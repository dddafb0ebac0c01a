import { Controller } from '@nestjs/common';
import { assignBooth as operation, type Application, type AssignBoothInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { textOrNull } from '../text-or-null.js';
import { BoothQuota } from './booth-quota.js';

@Controller()
export class AssignBoothHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    private readonly quota: BoothQuota,
  ) {}

  @Handles(operation)
  async handle({ applicationId, boothLocation }: AssignBoothInput, context: CallContext): Promise<Application> {
    const { marketEventId } = await this.reader.reviewable(applicationId);
    const market = await this.markets.require(marketEventId);
    const caller = callerContext(context);
    const done = await this.store.transaction(
      caller,
      async (tx) => {
        const assigned = await tx.execute(application, applicationId, {
          type: 'assign-booth',
          organizerId: actorOf(context).id,
          ownerId: market.organizerId,
          boothLocation: textOrNull(boothLocation),
        });
        const isNotified = assigned.appended.length > 0 && isPresent(assigned.state) && !assigned.state.heldBy;
        if (isNotified) await this.quota.take(applicationId, tx.session);
        return assigned;
      },
      { repeated: () => this.store.answerOf(application, caller) },
    );
    return this.presenter.one(done.state, { market });
  }
}
