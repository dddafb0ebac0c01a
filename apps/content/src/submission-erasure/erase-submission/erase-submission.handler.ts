import { Controller } from '@nestjs/common';
import { eraseSubmission, type ByIdInput, type Done } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { AddressHash, EmailQueue, withinRedisTimeout } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { submissionErasure } from '../domain/submission-erasure.decider.js';
import { SubmissionEraser } from '../submission-eraser.js';

@Controller()
export class EraseSubmissionHandler {
  constructor(
    private readonly store: EventStore,
    private readonly eraser: SubmissionEraser,
    private readonly emails: EmailQueue,
    private readonly hash: AddressHash,
  ) {}

  /** The record comes first; after a crash, the command can be repeated. */
  @Handles(eraseSubmission)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const before = await this.store.load(submissionErasure, id);
    if (!before.state.requested && !(await this.eraser.exists(id))) throw notFound('There is nothing to erase');
    const command = { submissionId: id, adminId: actorOf(context).id };
    await this.store.execute(submissionErasure, id, callerContext(context), command, before);
    await this.eraser.erase({ _id: id });
    await withinRedisTimeout(this.emails.forget(this.hash.every(id)));
    return { id };
  }
}
