import { Controller } from '@nestjs/common';
import { removeInterest, type Done, type RemoveInterestInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { interest } from '../domain/interest.decider.js';
import { interestIdOf } from '../interest-id.js';

@Controller()
export class RemoveInterestHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(removeInterest)
  async handle({ eventId }: RemoveInterestInput, context: CallContext): Promise<Done> {
    const id = interestIdOf(actorOf(context).id, eventId);
    await this.store.execute(interest, id, callerContext(context), { type: 'remove' });
    return { id };
  }
}
