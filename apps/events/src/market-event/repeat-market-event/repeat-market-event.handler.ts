import { Controller } from '@nestjs/common';
import { actorOf, idFrom, type CallContext } from '@stallbook/kernel';
import { repeatMarketEvent, type RepeatedMarketEvent, type RepeatMarketEventInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { Handles } from '@stallbook/rpc';
import { DraftQuota } from '../create-market-event/draft-quota.js';
import { assertSeries, type Duplicate } from '../domain/duplicating.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { reserveEventCode } from '../event-codes.js';

/** All drafts or none. */
@Controller()
export class RepeatMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly quota: DraftQuota,
  ) {}

  @Handles(repeatMarketEvent)
  async handle({ id, eventDates }: RepeatMarketEventInput, context: CallContext): Promise<RepeatedMarketEvent> {
    assertSeries(eventDates);
    const { id: actorId } = actorOf(context);
    const command = callerContext(context);
    const ids = eventDates.map((eventDate) => idFrom(scopedCommandId(command), eventDate));
    const { state: original } = await this.store.load(marketEvent, id);
    return this.store.transaction(
      command,
      async (tx) => {
        const copies: { id: string; command: Duplicate }[] = [];
        for (const [index, copyId] of ids.entries()) {
          const eventCode = await reserveEventCode(tx, copyId);
          const eventDate = eventDates[index] ?? null;
          copies.push({ id: copyId, command: { type: 'duplicate', actorId, eventCode, original, eventDate } });
        }
        await tx.executeMany(marketEvent, copies);
        await this.quota.take(actorId, tx.session, ids.length);
        return { ids };
      },
      { repeated: () => Promise.resolve({ ids }) },
    );
  }
}
