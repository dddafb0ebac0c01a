import { Controller } from '@nestjs/common';
import { startBulkDecision, type BulkDecision, type StartBulkDecisionInput } from '@stallbook/contracts';
import { callerContext, scopedCommandId } from '@stallbook/event-store';
import { actorOf, idFrom, notFound, type CallContext } from '@stallbook/kernel';
import { WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { ApplicationReader } from '../../application/application.reader.js';
import { BulkDecisionPresenter } from '../bulk-decision.presenter.js';
import { BulkDecisions } from '../bulk-decisions.js';

@Controller()
export class StartBulkDecisionHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly bulks: BulkDecisions,
    private readonly queue: WorkQueue,
    private readonly presenter: BulkDecisionPresenter,
  ) {}

  @Handles(startBulkDecision)
  async handle(input: StartBulkDecisionInput, context: CallContext): Promise<BulkDecision> {
    const organizerId = actorOf(context).id;
    const own = await this.reader.sentTo(
      organizerId,
      input.applications.map(({ applicationId }) => applicationId),
    );
    if (own.length === 0) throw notFound('Application not found');
    const id = idFrom('bulk-decision', scopedCommandId(callerContext(context)));
    const row = await this.bulks.begin(id, organizerId, input);
    await this.queue.add(id);
    return this.presenter.one(row);
  }
}
