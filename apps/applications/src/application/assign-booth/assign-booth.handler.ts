import { Controller } from '@nestjs/common';
import { assignBooth as operation, type Application, type AssignBoothInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';
import { textOrNull } from '../text-or-null.js';

/** Per hour and vendor, who is notified each time. */
const FREE_ASSIGNMENTS = 20;

@Controller()
export class AssignBoothHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    private readonly quota: HourlyQuota,
  ) {}

  @Handles(operation)
  async handle({ applicationId, boothLocation }: AssignBoothInput, context: CallContext): Promise<Application> {
    const { marketEventId } = await this.reader.reviewable(applicationId);
    const market = await this.markets.require(marketEventId);
    const { id: organizerId } = actorOf(context);
    // Others must not use it up.
    if (market.organizerId === organizerId) {
      await this.quota.require({ kind: 'booth-assignment', subject: applicationId, free: FREE_ASSIGNMENTS });
    }
    const done = await this.store.execute(application, applicationId, callerContext(context), {
      type: 'assign-booth',
      organizerId,
      ownerId: market.organizerId,
      boothLocation: textOrNull(boothLocation),
    });
    return this.presenter.one(done.state, market);
  }
}
