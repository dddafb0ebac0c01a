import { Controller } from '@nestjs/common';
import { eraseSubmission, type ByIdInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { erase, submissionErasure } from '../domain/submission-erasure.js';
import { SubmissionEraser } from '../submission-eraser.js';

@Controller()
export class EraseSubmissionHandler {
  constructor(
    private readonly store: EventStore,
    private readonly eraser: SubmissionEraser,
  ) {}

  /** The entry first: what a crash leaves undone is done by the same command again, or by whoever still sees it. */
  @Handles(eraseSubmission)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const before = await this.store.load(submissionErasure, id);
    if (!before.state.erased && !(await this.eraser.holds(id))) throw notFound('There is nothing to erase');
    const data = { submissionId: id, adminId: actorOf(context).id };
    await this.store.execute(submissionErasure, id, callerContext(context), (state) => erase(state, data), before);
    await this.eraser.erase({ _id: id });
    return { id };
  }
}
