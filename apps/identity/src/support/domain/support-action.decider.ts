import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const supportActionEvents = {
  'support-action.recorded': eventType({
    version: 1,
    schema: z.object({
      personId: z.string(),
      adminId: z.string(),
      what: z.enum(['end_session', 'end_all_sessions', 'resend_confirmation', 'read_account']),
      sessionId: z.string().nullable(),
    }),
  }),
};

export type SupportAction = EventOf<typeof supportActionEvents>['data'];

/** What an admin did to an account. One stream per action. */
export const supportAction = defineAggregate<SupportAction | null, typeof supportActionEvents, SupportAction>({
  name: 'support-action',
  events: supportActionEvents,
  initialState: () => null,
  decide: (data, state) => (state === null ? [{ type: 'support-action.recorded', data }] : []),
  evolve: (_state, { data }) => data,
});
