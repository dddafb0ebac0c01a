import { Controller } from '@nestjs/common';
import {
  withdrawApplication as operation,
  type Application,
  type WithdrawApplicationInput,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { application } from '../domain/application.decider.js';

@Controller()
export class WithdrawApplicationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(operation)
  async handle(input: WithdrawApplicationInput, context: CallContext): Promise<Application> {
    const done = await this.store.execute(application, input.applicationId, callerContext(context), {
      type: 'withdraw',
      vendorId: actorOf(context).id,
    });
    return this.presenter.one(done.state);
  }
}
