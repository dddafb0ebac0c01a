import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'owner-erasure.recorded': eventType({
    version: 1,
    schema: z.object({
      personId: z.string(),
      transferred: z.array(z.object({ marketEventId: z.string(), organizerId: z.string() })),
    }),
  }),
};

type OwnerErasure = EventOf<typeof events>['data'];

/** Which market events an erased person no longer owned. Again for each repetition, since other services repeat it too. */
export const ownerErasure = defineAggregate<OwnerErasure | null, typeof events, OwnerErasure>({
  name: 'owner-erasure',
  events,
  initialState: () => null,
  decide: (data) => [{ type: 'owner-erasure.recorded', data }],
  evolve: (_, { data }) => data,
});
