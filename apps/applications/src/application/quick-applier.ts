import { Inject, Injectable } from '@nestjs/common';
import type { Application, SeenEventInput } from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK } from '@stallbook/platform';
import {
  applicationTemplate,
  ownTemplate,
  type SavedTemplate,
} from '../application-template/domain/application-template.decider.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import { ApplicationPresenter } from './application.presenter.js';
import { ApplicationStarter } from './application-starter.js';
import { assertVendor } from './assert-vendor.js';
import { application } from './domain/application.decider.js';
import { applicationIdOf } from './domain/application.state.js';
import { contentsFrom } from './domain/from-template.js';
import type { QuickApply } from './domain/submission.js';
import { offerOf } from './market-offer.js';
import { SubmissionLimit } from './submission-limit.js';
import { descriptionOf } from './vendor-description.js';

/** Sends applications that a template fills in, by the rules of every application. */
@Injectable()
export class QuickApplier {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly memberships: MembershipReplicas,
    private readonly profiles: ProfileReplicas,
    private readonly presenter: ApplicationPresenter,
    private readonly starter: ApplicationStarter,
    private readonly limit: SubmissionLimit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The plan and the template count when the application is sent.
   * @throws DomainError if the caller is no vendor, is not on the plan, or does not own the template
   */
  async templateOf(templateId: string, context: CallContext): Promise<SavedTemplate> {
    const actor = actorOf(context);
    assertVendor(actor);
    await this.memberships.assert(actor.id, 'isVendorPro');
    const { state } = await this.store.load(applicationTemplate, templateId);
    return ownTemplate(state, actor.id);
  }

  async apply(
    { eventId, terms }: SeenEventInput,
    template: SavedTemplate,
    context: CommandContext,
  ): Promise<Application> {
    const { vendorId, templateId } = template;
    const market = await this.markets.requirePublished(eventId);
    const applicationId = applicationIdOf(eventId, vendorId);
    const known = await this.store.load(application, applicationId);
    await this.limit.require(applicationId, known, context);
    const vendor = await this.profiles.find(vendorId);
    const command: QuickApply = {
      type: 'quick-apply',
      applicationId,
      vendorId,
      contents: contentsFrom(template),
      offer: offerOf(market, this.clock.now()),
      terms,
      template: { templateId, way: 'quick' },
      vendor: descriptionOf(vendor),
    };
    const done = await this.starter.start(command, context, known);
    return this.presenter.one(done.state, { market, vendor });
  }
}
