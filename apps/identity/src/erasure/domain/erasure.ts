import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const personId = z.string();
/** ISO instant at which it happened. */
const at = z.iso.datetime();

export const erasureEvents = {
  ErasureRequested: eventType({
    version: 1,
    /** Keyed hashes of all addresses that the person ever had here. */
    schema: z.object({ personId, addresses: z.array(z.string()), at }),
  }),
  /** The other services were told; more than once, since something may slip in between. */
  ErasureAnnounced: eventType({ version: 1, schema: z.object({ personId, addresses: z.array(z.string()), at }) }),
  ServiceDone: eventType({ version: 1, schema: z.object({ personId, service: z.string(), at }) }),
  ErasureCompleted: eventType({ version: 1, schema: z.object({ personId, at }) }),
};

export type ErasureEvent = EventOf<typeof erasureEvents>;

export interface ErasureState {
  /** Empty while there is no erasure. */
  personId: string;
  addresses: string[];
  requestedAt: string;
  announcements: string[];
  /** The services that reported. */
  done: string[];
  completedAt: string | null;
}

/** The erasure of a person; its id tells nothing of them. */
export const erasure = defineAggregate<ErasureState, typeof erasureEvents>({
  name: 'erasure',
  events: erasureEvents,
  initialState: () => ({
    personId: '',
    addresses: [],
    requestedAt: '',
    announcements: [],
    done: [],
    completedAt: null,
  }),
  evolve(state, { type, data }) {
    switch (type) {
      case 'ErasureRequested':
        return { ...state, personId: data.personId, addresses: data.addresses, requestedAt: data.at };
      case 'ErasureAnnounced':
        return { ...state, announcements: [...state.announcements, data.at] };
      case 'ServiceDone':
        return { ...state, done: [...state.done, data.service] };
      case 'ErasureCompleted':
        return { ...state, completedAt: data.at };
    }
  },
});
