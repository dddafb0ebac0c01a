import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const systemOperationEvents = {
  'system.operated': eventType({
    version: 1,
    schema: z.object({
      operationId: z.string(),
      adminId: z.string(),
      what: z.enum(['resend_dead_letter', 'discard_dead_letter', 'retry_set_aside']),
      subject: z.string(),
      /** When the dead letter was given up: one that was sent again and failed again is another one. */
      givenUpAt: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  }),
};

export type SystemOperationEvent = EventOf<typeof systemOperationEvents>;
export type SystemOperation = SystemOperationEvent['data'];

/** Something that an admin did to the machinery of this service. Its id follows from the command. */
export const systemOperation = defineAggregate({
  name: 'system-operation',
  events: systemOperationEvents,
  initialState: (): { operated: SystemOperation | null } => ({ operated: null }),
  evolve: (_state: { operated: SystemOperation | null }, { data }: SystemOperationEvent) => ({ operated: data }),
});
