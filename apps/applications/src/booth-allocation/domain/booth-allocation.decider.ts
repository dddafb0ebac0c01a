import { decideBy, defineAggregate, DomainError, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'booth-allocation.booth-taken': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
  'booth-allocation.booth-released': eventType({ version: 1, schema: z.object({ applicationId: z.string() }) }),
};
type BoothEvent = EventOf<typeof events>;

export interface BoothAllocationState {
  /** Application IDs. */
  taken: string[];
}

export interface TakeBooth {
  type: 'take';
  applicationId: string;
  /** null: no limit. */
  maxVendors: number | null;
}

export interface ReleaseBooth {
  type: 'release';
  applicationId: string;
}

function take({ applicationId, maxVendors }: TakeBooth, { taken }: BoothAllocationState): BoothEvent[] {
  if (taken.includes(applicationId)) return [];
  if (maxVendors !== null && taken.length >= maxVendors) {
    throw new DomainError('APPLICATION.EVENT_FULL', 'All booths of this event are taken.');
  }
  return [{ type: 'booth-allocation.booth-taken', data: { applicationId } }];
}

function release({ applicationId }: ReleaseBooth, { taken }: BoothAllocationState): BoothEvent[] {
  return taken.includes(applicationId) ? [{ type: 'booth-allocation.booth-released', data: { applicationId } }] : [];
}

/** The booths of one market event: accepting goes through this stream, so the last booth is given once. */
export const boothAllocation = defineAggregate<BoothAllocationState, typeof events, TakeBooth | ReleaseBooth>({
  name: 'booth-allocation',
  events,
  initialState: () => ({ taken: [] }),
  decide: decideBy<TakeBooth | ReleaseBooth, BoothAllocationState, BoothEvent>({ take, release }),
  evolve: ({ taken }, { type, data: { applicationId } }) => {
    if (type === 'booth-allocation.booth-taken') return { taken: [...taken, applicationId] };
    return { taken: taken.filter((id) => id !== applicationId) };
  },
});
