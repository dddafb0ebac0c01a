import { Controller } from '@nestjs/common';
import { myBulkDecisions, type BulkDecision, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BulkDecisionPresenter } from '../bulk-decision.presenter.js';
import { BulkDecisions } from '../bulk-decisions.js';

@Controller()
export class MyBulkDecisionsHandler {
  constructor(
    private readonly bulks: BulkDecisions,
    private readonly presenter: BulkDecisionPresenter,
  ) {}

  @Handles(myBulkDecisions)
  async handle(_: NoInput, context: CallContext): Promise<BulkDecision[]> {
    return this.presenter.many(await this.bulks.newest(actorOf(context).id));
  }
}
