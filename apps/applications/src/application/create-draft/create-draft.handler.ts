import { Controller, Inject } from '@nestjs/common';
import { createDraft as operation, type Application, type CreateDraftInput } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationStarter } from '../application-starter.js';
import { assertVendor } from '../assert-vendor.js';
import { applicationIdOf } from '../domain/application.state.js';
import { seenByVendor } from '../domain/deferred-decision.js';
import { offerOf } from '../market-offer.js';

@Controller()
export class CreateDraftHandler {
  constructor(
    private readonly starter: ApplicationStarter,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle({ eventId }: CreateDraftInput, context: CallContext): Promise<Application> {
    const actor = actorOf(context);
    assertVendor(actor);
    const market = await this.markets.requirePublished(eventId);
    const applicationId = applicationIdOf(eventId, actor.id);
    const offer = offerOf(market, this.clock.now());
    const command = { type: 'create-draft' as const, applicationId, vendorId: actor.id, offer };
    const done = await this.starter.start(command, callerContext(context));
    return this.presenter.one(seenByVendor(done.state), { market });
  }
}
