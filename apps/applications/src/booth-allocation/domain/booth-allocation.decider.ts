import { defineAggregate, DomainError, eventType } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'booth-allocation.booth-taken': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
};

export interface BoothAllocationState {
  /** Application IDs. */
  taken: string[];
}

export interface TakeBooth {
  applicationId: string;
  /** null: no limit. */
  maxVendors: number | null;
}

/** The booths of one market event: accepting goes through this stream, so the last booth is given once. */
export const boothAllocation = defineAggregate<BoothAllocationState, typeof events, TakeBooth>({
  name: 'booth-allocation',
  events,
  initialState: () => ({ taken: [] }),
  decide({ applicationId, maxVendors }, { taken }) {
    if (taken.includes(applicationId)) return [];
    if (maxVendors !== null && taken.length >= maxVendors) {
      throw new DomainError('APPLICATION.EVENT_FULL', 'All booths of this event are taken.');
    }
    return [{ type: 'booth-allocation.booth-taken', data: { applicationId } }];
  },
  evolve: ({ taken }, { data }) => ({ taken: [...taken, data.applicationId] }),
});
