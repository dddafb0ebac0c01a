import { Controller, Inject } from '@nestjs/common';
import { submitApplication as operation, type Application, type SubmitApplicationInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import {
  applicationTemplate,
  type SavedTemplate,
} from '../../application-template/domain/application-template.decider.js';
import { contentsOf, givenAnswers } from '../application-answers.js';
import { assertVendor } from '../assert-vendor.js';
import { application } from '../domain/application.decider.js';
import type { Submit } from '../domain/submission.js';
import { offerOf } from '../market-offer.js';
import { SubmissionLimit } from '../submission-limit.js';
import { descriptionOf } from '../vendor-description.js';
import { ownApplication } from '../domain/application.state.js';

@Controller()
export class SubmitApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
    private readonly memberships: MembershipReplicas,
    private readonly presenter: ApplicationPresenter,
    private readonly limit: SubmissionLimit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle(input: SubmitApplicationInput, context: CallContext): Promise<Application> {
    const actor = actorOf(context);
    assertVendor(actor);
    const caller = callerContext(context);
    const known = await this.store.load(application, input.draftId);
    const draft = ownApplication(known.state, actor.id);
    await this.limit.require(draft.applicationId, known, caller);
    const market = await this.markets.require(draft.marketEventId);
    const template = await this.templateOf(input, actor.id);
    const vendor = await this.profiles.find(actor.id);
    const command: Submit = {
      type: 'submit',
      vendorId: actor.id,
      contents: contentsOf(input, template),
      replaced: givenAnswers(input.before ?? {}),
      offer: offerOf(market, this.clock.now()),
      terms: input.terms,
      template: template && { templateId: template.templateId, way: 'form' },
      isTemplateGone: Boolean(input.templateId) && template === null,
      vendor: descriptionOf(vendor),
    };
    const done = await this.store.execute(application, input.draftId, caller, command, known);
    return this.presenter.one(done.state, { market, vendor });
  }

  /** null if it was deleted, or the plan with templates ended, while the form was open. */
  private async templateOf({ templateId }: SubmitApplicationInput, vendorId: string): Promise<SavedTemplate | null> {
    if (!templateId || !(await this.memberships.has(vendorId, 'isVendorPro'))) return null;
    const { state } = await this.store.load(applicationTemplate, templateId);
    return isPresent(state) && state.vendorId === vendorId ? state : null;
  }
}
