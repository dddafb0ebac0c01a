import type { Actor } from '@stallbook/kernel';
import type { MarketEvent } from '@stallbook/contracts';
import type { Executed } from '@stallbook/event-store';
import type { MarketEventState } from './domain/market-event.state.js';
import { toMarketEvent, withoutIndex } from './shown-market-event.presenter.js';
import { marketEvents, type MarketEventDocument } from './market-event.projection.js';

/** The state after a command, as its caller may see it. */
export function answerOf(done: Executed<MarketEventState>, actor: Actor | undefined, now: Date): MarketEvent {
  const { id, version, createdAt = now, updatedAt = now } = done;
  const document = marketEvents.project(done.state, {
    id,
    version,
    createdAt,
    updatedAt,
  }) as MarketEventDocument | null;
  if (!document) throw new Error('a market event that is gone has no answer');
  return toMarketEvent({ ...withoutIndex(document), _id: id, streamVersion: version }, actor, now);
}
