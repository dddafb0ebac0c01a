import { Controller, Inject } from '@nestjs/common';
import { actorOf, newId, type CallContext, type Clock } from '@stallbook/kernel';
import { duplicateMarketEvent, type DuplicateMarketEventInput, type MarketEvent } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { answerOf } from '../market-event.presenter.js';
import { DraftQuota } from '../create-market-event/draft-quota.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { reserveEventCode } from '../event-codes.js';

@Controller()
export class DuplicateMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly quota: DraftQuota,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(duplicateMarketEvent)
  async handle({ id, eventDate }: DuplicateMarketEventInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const command = callerContext(context);
    const { state: original } = await this.store.load(marketEvent, id);
    const done = await this.store.transaction(
      command,
      async (tx) => {
        const copyId = newId();
        const drafted = await tx.execute(marketEvent, copyId, {
          type: 'duplicate',
          actorId: actor.id,
          eventCode: await reserveEventCode(tx, copyId),
          original,
          eventDate: eventDate ?? null,
        });
        await this.quota.take(actor.id, tx.session);
        return drafted;
      },
      { repeated: () => this.store.answerOf(marketEvent, command) },
    );
    return answerOf(done, actor, this.clock.now());
  }
}
