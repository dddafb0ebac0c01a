import { Controller } from '@nestjs/common';
import { applicationForEvent, type Application, type ApplicationForEventInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { seenByVendor } from '../domain/deferred-decision.js';
import { applicationIdOf } from '../domain/application.state.js';

@Controller()
export class ApplicationForEventHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(applicationForEvent)
  async handle({ eventId }: ApplicationForEventInput, context: CallContext): Promise<Application | null> {
    const found = await this.reader.collection.findOne({ _id: applicationIdOf(eventId, actorOf(context).id) });
    return found ? this.presenter.one(seenByVendor(found)) : null;
  }
}
