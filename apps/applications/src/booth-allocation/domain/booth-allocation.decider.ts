import { defineAggregate, DomainError, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  BoothTaken: eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
};

export interface BoothAllocationState {
  taken: string[];
}

/** The booths of one market event that are given away: accepting goes through here, so that the last one goes once. */
export const boothAllocation = defineAggregate<BoothAllocationState, typeof events>({
  name: 'booths',
  events,
  initialState: () => ({ taken: [] }),
  evolve: (state, event) => ({ taken: [...state.taken, event.data.applicationId] }),
});

export interface TakeBooth {
  applicationId: string;
  /** As many as the market event takes; null: any number. */
  maxVendors: number | null;
}

export function takeBooth(
  { applicationId, maxVendors }: TakeBooth,
  state: BoothAllocationState,
): EventOf<typeof events>[] {
  if (state.taken.includes(applicationId)) return [];
  if (maxVendors !== null && state.taken.length >= maxVendors) {
    throw new DomainError('APPLICATION.EVENT_FULL', 'All booths of this event are taken.');
  }
  return [{ type: 'BoothTaken', data: { applicationId } }];
}
