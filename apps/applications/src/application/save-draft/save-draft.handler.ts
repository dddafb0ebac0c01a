import { Controller } from '@nestjs/common';
import { saveDraft as operation, type Application, type SaveDraftInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { givenAnswers } from '../contents.js';
import { application } from '../domain/application.decider.js';

@Controller()
export class SaveDraftHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: SaveDraftInput, context: CallContext): Promise<Application> {
    const done = await this.store.execute(application, input.draftId, callerContext(context), {
      type: 'save-draft',
      vendorId: actorOf(context).id,
      answers: givenAnswers(input),
      replaced: givenAnswers(input.before ?? {}),
    });
    return this.presenter.one(done.state);
  }
}
