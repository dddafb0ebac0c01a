import { Controller } from '@nestjs/common';
import { rejectApplication as operation, type Application, type RejectApplicationInput } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { Decisions } from '../decisions.js';
import { textOrNull } from '../text-or-null.js';

@Controller()
export class RejectApplicationHandler {
  constructor(
    private readonly decisions: Decisions,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: RejectApplicationInput, context: CallContext): Promise<Application> {
    const rejection = { rejectionReason: textOrNull(input.rejectionReason) };
    const decision = { organizerId: actorOf(context).id, input, context: callerContext(context) };
    const done = await this.decisions.reject(decision, rejection);
    return this.presenter.one(done.state);
  }
}
