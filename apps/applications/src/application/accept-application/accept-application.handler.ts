import { Controller } from '@nestjs/common';
import { acceptApplication as operation, type AcceptApplicationInput, type Application } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { Decisions } from '../decisions.js';
import { textOrNull } from '../text-or-null.js';

@Controller()
export class AcceptApplicationHandler {
  constructor(
    private readonly decisions: Decisions,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: AcceptApplicationInput, context: CallContext): Promise<Application> {
    const acceptance = {
      boothLocation: textOrNull(input.boothLocation),
      customMessage: textOrNull(input.customMessage),
    };
    const decision = { organizerId: actorOf(context).id, input, context: callerContext(context) };
    const done = await this.decisions.accept(decision, acceptance);
    return this.presenter.one(done.state);
  }
}
