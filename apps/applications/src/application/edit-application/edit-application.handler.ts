import { Controller } from '@nestjs/common';
import { editApplication as operation, type Application, type EditApplicationInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { contentsOf, givenAnswers } from '../application-answers.js';
import { application } from '../domain/application.decider.js';

@Controller()
export class EditApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: EditApplicationInput, context: CallContext): Promise<Application> {
    const done = await this.store.execute(application, input.applicationId, callerContext(context), {
      type: 'edit',
      vendorId: actorOf(context).id,
      contents: contentsOf(input),
      replaced: givenAnswers(input.before ?? {}),
    });
    return this.presenter.one(done.state);
  }
}
