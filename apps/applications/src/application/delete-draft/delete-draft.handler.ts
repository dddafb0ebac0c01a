import { Controller } from '@nestjs/common';
import { deleteDraft as operation, type DeleteDraftInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { application } from '../domain/application.decider.js';

@Controller()
export class DeleteDraftHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(operation)
  async handle({ draftId }: DeleteDraftInput, context: CallContext): Promise<Done> {
    const vendorId = actorOf(context).id;
    await this.store.execute(application, draftId, callerContext(context), { type: 'delete-draft', vendorId });
    return { id: draftId };
  }
}
