import { Controller } from '@nestjs/common';
import { saveDraft as operation, type Application, type SaveDraftInput } from '@stallbook/contracts';
import { callerContext, EventStore, hasRun } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { givenAnswers } from '../application-answers.js';
import { application } from '../domain/application.decider.js';

/** Each save stays in the history of the application. Enough for an hour of short pauses. */
export const MAX_SAVES_PER_HOUR = 1_200;

@Controller()
export class SaveDraftHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: ApplicationPresenter,
    private readonly quota: HourlyQuota,
  ) {}

  @Handles(operation)
  async handle(input: SaveDraftInput, context: CallContext): Promise<Application> {
    const { id: vendorId } = actorOf(context);
    const caller = callerContext(context);
    const known = await this.store.load(application, input.draftId);
    if (!hasRun(caller, known)) {
      await this.quota.require({ kind: 'draft-save', subject: vendorId, free: MAX_SAVES_PER_HOUR });
    }
    const command = {
      type: 'save-draft' as const,
      vendorId,
      answers: givenAnswers(input),
      replaced: givenAnswers(input.before ?? {}),
    };
    const done = await this.store.execute(application, input.draftId, caller, command, known);
    return this.presenter.one(done.state);
  }
}
