import { Controller } from '@nestjs/common';
import { undoBulkDecision, type BulkDecision, type ByIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { undoJobOf, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { BulkDecisionPresenter } from '../bulk-decision.presenter.js';
import { BulkDecisions } from '../bulk-decisions.js';

@Controller()
export class UndoBulkDecisionHandler {
  constructor(
    private readonly bulks: BulkDecisions,
    private readonly queue: WorkQueue,
    private readonly presenter: BulkDecisionPresenter,
  ) {}

  @Handles(undoBulkDecision)
  async handle({ id }: ByIdInput, context: CallContext): Promise<BulkDecision> {
    const row = await this.bulks.beginUndoing(id, actorOf(context).id);
    await this.queue.add(undoJobOf(id));
    return this.presenter.one(row);
  }
}
