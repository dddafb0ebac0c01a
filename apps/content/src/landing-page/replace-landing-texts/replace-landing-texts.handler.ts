import { Controller } from '@nestjs/common';
import {
  replaceLandingTexts,
  restoreLandingSample,
  type LandingTexts,
  type ReplaceLandingTextsInput,
  type RestoreLandingSampleInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { LANDING_PAGE_ID, landingPage, type LandingPageCommand } from '../domain/landing-page.decider.js';
import { showLandingTexts } from '../landing-page.presenter.js';

@Controller()
export class ReplaceLandingTextsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly journal: OperationJournal,
  ) {}

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
    const state = await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const done = await tx.execute(landingPage, LANDING_PAGE_ID, command);
        if (done.appended.length > 0) {
          const subject = command.type === 'replace' ? Object.keys(command.texts).join(' ') : command.section;
          await this.journal.enterIn(tx, context, { what: 'change_landing_texts', subject });
        }
        return done.state;
      },
      { repeated: async () => (await this.store.load(landingPage, LANDING_PAGE_ID)).state },
    );
    return showLandingTexts(state.texts, state.revision);
  }
}
