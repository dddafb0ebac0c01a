import { Controller } from '@nestjs/common';
import { latestBulkDecision, type BulkDecision, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BulkDecisionPresenter } from '../bulk-decision.presenter.js';
import { BulkDecisions } from '../bulk-decisions.js';

@Controller()
export class LatestBulkDecisionHandler {
  constructor(
    private readonly bulks: BulkDecisions,
    private readonly presenter: BulkDecisionPresenter,
  ) {}

  @Handles(latestBulkDecision)
  async handle(_: NoInput, context: CallContext): Promise<BulkDecision | null> {
    const row = await this.bulks.latest(actorOf(context).id);
    return row && this.presenter.one(row);
  }
}
