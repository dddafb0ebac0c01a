import { Controller, Inject } from '@nestjs/common';
import { submitApplication as operation, type Application, type SubmitApplicationInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { application } from '../domain/application.decider.js';
import type { ApplicationContents } from '../domain/application.state.js';
import { ownApplication, type Submit } from '../domain/submission.js';
import { assertVendor, offerOf } from '../market-offer.js';
import { textOrNull } from '../text.js';

@Controller()
export class SubmitApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle(input: SubmitApplicationInput, context: CallContext): Promise<Application> {
    const actor = actorOf(context);
    assertVendor(actor);
    const known = await this.store.load(application, input.draftId);
    const draft = ownApplication(known.state, actor.id);
    const market = await this.markets.require(draft.marketEventId);
    const command: Submit = {
      type: 'submit',
      vendorId: actor.id,
      contents: contentsOf(input),
      offer: offerOf(market, this.clock.now()),
    };
    const done = await this.store.execute(application, input.draftId, callerContext(context), command, known);
    return this.presenter.one(done.state, market);
  }
}

const contentsOf = (input: SubmitApplicationInput): ApplicationContents => ({
  productsOffered: textOrNull(input.productsOffered),
  boothRequirements: textOrNull(input.boothRequirements),
  specialRequests: textOrNull(input.specialRequests),
  previousEvents: textOrNull(input.previousEvents),
  socialMediaLinks: textOrNull(input.socialMediaLinks),
  businessDescription: null,
  insuranceInfo: null,
  experienceYears: input.experienceYears ?? null,
  estimatedSalesCents: input.estimatedSalesCents ?? null,
});
