import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const byPerson = z.object({ threadId: z.string(), personId: z.string() });

export const messageThreadEvents = {
  'message-thread.opened': eventType({
    version: 1,
    schema: z.object({
      threadId: z.string(),
      threadType: z.enum(['event', 'application', 'person']),
      marketEventId: z.string().nullable(),
      applicationId: z.string().nullable(),
      participants: z.array(z.object({ personId: z.string(), role: z.enum(['vendor', 'organizer', 'admin']) })),
    }),
  }),
  'message-thread.participant-left': eventType({ version: 1, schema: byPerson }),
  'message-thread.participant-returned': eventType({ version: 1, schema: byPerson }),
  'message-thread.blocked': eventType({ version: 1, schema: byPerson }),
  'message-thread.unblocked': eventType({ version: 1, schema: byPerson }),
  /** An admin closed the conversation after a report. */
  'message-thread.closed': eventType({ version: 1, schema: z.object({ threadId: z.string() }) }),
  'message-thread.reopened': eventType({ version: 1, schema: z.object({ threadId: z.string() }) }),
};

export type MessageThreadEvent = EventOf<typeof messageThreadEvents>;
