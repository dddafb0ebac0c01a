import { badInput, DomainError } from '@stallbook/kernel';
import { editableByAdmin } from './editing.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { MarketEventState } from './market-event.state.js';

export interface TakeDown {
  type: 'take-down';
  adminId: string;
  reason: string;
}

export function takeDown({ adminId, reason: given }: TakeDown, state: MarketEventState): MarketEventEvent[] {
  if (editableByAdmin(state).takenDownReason !== null) {
    throw new DomainError('EVENT.TAKEN_DOWN', 'This event is already taken down.');
  }
  const reason = given.trim();
  if (reason === '') {
    const message = 'Please enter the reason';
    throw badInput(message, [{ path: 'reason', message }]);
  }
  return [{ type: 'market-event.taken-down', data: { adminId, reason } }];
}

export interface Restore {
  type: 'restore';
  adminId: string;
}

/** Published again if it was. */
export function restore({ adminId }: Restore, state: MarketEventState): MarketEventEvent[] {
  if (editableByAdmin(state).takenDownReason === null) {
    throw new DomainError('EVENT.NOT_TAKEN_DOWN', 'This event is not taken down.');
  }
  return [{ type: 'market-event.restored', data: { adminId } }];
}
