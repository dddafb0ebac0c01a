import { Controller } from '@nestjs/common';
import { applicationsForEvents, type Application, type ApplicationsForEventsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { seenByVendor } from '../domain/deferred-decision.js';
import { applicationIdOf } from '../domain/application.state.js';

@Controller()
export class ApplicationsForEventsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(applicationsForEvents)
  async handle({ eventIds }: ApplicationsForEventsInput, context: CallContext): Promise<Application[]> {
    const vendorId = actorOf(context).id;
    const _id = { $in: eventIds.map((eventId) => applicationIdOf(eventId, vendorId)) };
    const found = await this.reader.collection.find({ _id }).toArray();
    return this.presenter.many(found.map((one) => seenByVendor(one)));
  }
}
