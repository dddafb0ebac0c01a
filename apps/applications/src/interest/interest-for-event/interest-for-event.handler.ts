import { Controller } from '@nestjs/common';
import { interestForEvent, type EventInterest, type InterestForEventInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { interestIdOf } from '../interest-id.js';
import { InterestPresenter } from '../interest.presenter.js';
import { InterestReader } from '../interest.reader.js';

@Controller()
export class InterestForEventHandler {
  constructor(
    private readonly reader: InterestReader,
    private readonly presenter: InterestPresenter,
  ) {}

  @Handles(interestForEvent)
  async handle({ eventId }: InterestForEventInput, context: CallContext): Promise<EventInterest | null> {
    const found = await this.reader.collection.findOne({ _id: interestIdOf(actorOf(context).id, eventId) });
    return found && this.presenter.one(found);
  }
}
