import { deepEqual } from '@stallbook/kernel';
import { changeDetails, editable, type ChangeDetails } from './editing.js';
import type { DetailField, MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import { isGettingReady, type LiveMarketEvent, type MarketEventState } from './market-event.state.js';

export interface SetUp extends Omit<ChangeDetails, 'type'> {
  type: 'set-up';
}

/** Confirms what an import says, with the organizer's corrections. From then on it takes applications. */
export function setUp({ type: _, ...command }: SetUp, state: MarketEventState): MarketEventEvent[] {
  const { actorId } = command;
  const changed = changeDetails({ type: 'change-details', ...command }, state);
  if (!isGettingReady(editable(state, actorId))) return changed;
  return [...changed, { type: 'market-event.set-up', data: { organizerId: actorId } }];
}

/** A detail that its organizer changed is no default anymore. */
export const stillDefaulted = (
  { details, defaultedFields }: LiveMarketEvent,
  next: MarketEventDetails,
): readonly DetailField[] => defaultedFields.filter((field) => deepEqual(details[field], next[field]));
