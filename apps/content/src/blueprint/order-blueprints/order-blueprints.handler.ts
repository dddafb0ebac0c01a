import { Controller } from '@nestjs/common';
import { orderBlueprints, type BlueprintSummary, type ByIdsInput } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { badInput, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BlueprintReader } from '../blueprint.reader.js';
import { blueprint } from '../domain/blueprint.decider.js';

@Controller()
export class OrderBlueprintsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: BlueprintReader,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(orderBlueprints)
  async handle({ ids }: ByIdsInput, context: CallContext): Promise<BlueprintSummary[]> {
    const known = await this.reader.summaries({});
    const isWhole = known.length === ids.length && known.every(({ _id }) => ids.includes(_id));
    if (!isWhole) throw badInput('The list has changed. Reload it and try again.');
    const places = ids.map((id, orderIndex) => ({ id, command: { type: 'place' as const, orderIndex } }));
    await this.store.transaction(
      callerContext(context),
      async (tx) => {
        const placed = await tx.executeMany(blueprint, places);
        if (placed.every(({ appended }) => appended.length === 0)) return;
        await this.journal.enterIn(tx, context, { what: 'order_blueprints', subject: 'list' });
      },
      { repeated: () => Promise.resolve() },
    );
    return this.reader.list({});
  }
}
