import { Controller } from '@nestjs/common';
import {
  replaceLandingTexts,
  restoreLandingSample,
  type LandingTexts,
  type ReplaceLandingTextsInput,
  type RestoreLandingSampleInput,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { LANDING_PAGE_ID, landingPage, type LandingPageCommand } from '../domain/landing-page.decider.js';
import { showLandingTexts } from '../landing-page.presenter.js';

@Controller()
export class ReplaceLandingTextsHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(replaceLandingTexts)
  replace(input: ReplaceLandingTextsInput, context: CallContext): Promise<LandingTexts> {
    const { revision, offer, testimonials, story, contactEmail } = input;
    return this.execute(context, {
      type: 'replace',
      revision,
      texts: {
        ...(offer && { offer: { ...offer } }),
        ...(testimonials && { testimonials: { quotes: testimonials.map((quote) => ({ ...quote })) } }),
        ...(story && { story: { ...story } }),
        ...(contactEmail && { contact: { email: contactEmail } }),
      },
    });
  }

  @Handles(restoreLandingSample)
  restore({ section, revision }: RestoreLandingSampleInput, context: CallContext): Promise<LandingTexts> {
    return this.execute(context, { type: 'restore-sample', section, revision });
  }

  private async execute(context: CallContext, command: LandingPageCommand): Promise<LandingTexts> {
    const { state } = await this.store.execute(landingPage, LANDING_PAGE_ID, callerContext(context), command);
    return showLandingTexts(state.texts, state.revision);
  }
}
