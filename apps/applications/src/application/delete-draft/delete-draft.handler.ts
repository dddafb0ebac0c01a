import { Controller, Inject } from '@nestjs/common';
import { deleteDraft as operation, type DeleteDraftInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { application } from '../domain/application.js';
import { discardDraft } from '../domain/submission.decider.js';

@Controller()
export class DeleteDraftHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle({ draftId }: DeleteDraftInput, context: CallContext): Promise<Done> {
    const command = { vendorId: actorOf(context).id, at: this.clock.now().toISOString() };
    await this.store.execute(application, draftId, callerContext(context), (state) => discardDraft(command, state));
    return { id: draftId };
  }
}
