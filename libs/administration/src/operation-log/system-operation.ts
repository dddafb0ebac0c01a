import { systemOperationKinds } from '@stallbook/contracts';
import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const systemOperationEvents = {
  'system-operation.recorded': eventType({
    version: 1,
    schema: z.object({
      operationId: z.string(),
      adminId: z.string(),
      what: z.enum(systemOperationKinds),
      subject: z.string(),
      title: z.string().optional(),
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

export const systemOperation = defineAggregate<SystemOperationState, typeof systemOperationEvents, SystemOperation>({
  name: 'system-operation',
  events: systemOperationEvents,
  initialState: () => ({ operation: null }),
  decide: (operation) => [{ type: 'system-operation.recorded', data: operation }],
  evolve: (_, { data }) => ({ operation: data }),
});
