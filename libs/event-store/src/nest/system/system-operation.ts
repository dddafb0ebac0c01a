import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const systemOperationEvents = {
  'system-operation.recorded': eventType({
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

interface SystemOperationState {
  operation: SystemOperation | null;
}

/** An action of an admin on this service's messages. Its ID follows from the command ID. */
export const systemOperation = defineAggregate<SystemOperationState, typeof systemOperationEvents, SystemOperation>({
  name: 'system-operation',
  events: systemOperationEvents,
  initialState: () => ({ operation: null }),
  decide: (operation) => [{ type: 'system-operation.recorded', data: operation }],
  evolve: (_, { data }) => ({ operation: data }),
});
