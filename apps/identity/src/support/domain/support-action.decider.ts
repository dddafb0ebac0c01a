import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const supportActionEvents = {
  'assistance.given': eventType({
    version: 1,
    schema: z.object({
      personId: z.string(),
      adminId: z.string(),
      what: z.enum(['end_session', 'end_all_sessions', 'resend_confirmation']),
      sessionId: z.string().nullable(),
    }),
  }),
};

export type AssistanceEvent = EventOf<typeof supportActionEvents>;
export type Assistance = AssistanceEvent['data'];

/** Something that an admin did to somebody's account: the entry that goes into the log of admin operations. */
export const supportAction = defineAggregate({
  name: 'assistance',
  events: supportActionEvents,
  initialState: (): { given: Assistance | null } => ({ given: null }),
  evolve: (_state: { given: Assistance | null }, { data }: AssistanceEvent) => ({ given: data }),
});
