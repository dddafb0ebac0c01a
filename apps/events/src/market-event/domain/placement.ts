import { isPresent } from '@stallbook/kernel';
import type { MarketEventEvent } from './market-event.events.js';
import type { MarketEventState } from './market-event.state.js';

export interface Place {
  type: 'place';
  organizerId: string | null;
  boosted: boolean;
}

/** Only for the present owner. */
export function place({ organizerId, boosted }: Place, state: MarketEventState): MarketEventEvent[] {
  if (!isPresent(state) || state.organizerId !== organizerId || state.boosted === boosted) return [];
  return [{ type: 'market-event.placement-changed', data: { boosted } }];
}
