import { decideBy, defineAggregate, eventType, isPresent, type Absent, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { markSubmission, type MarkSubmission } from '../../visitor/domain/mark-submission.js';
import { sender } from '../../visitor/domain/sender.js';

const events = {
  'contact-message.received': eventType({
    version: 1,
    schema: z.object({
      ...sender,
      name: z.string(),
      email: z.string(),
      role: z.enum(['event-organizer', 'vendor-artisan', 'both']),
      message: z.string(),
    }),
    personal: [{ subject: 'subject', fields: ['name', 'email', 'message'] }],
  }),
  'contact-message.resolved': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
  'contact-message.reopened': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
};

export type ContactMessageEvent = EventOf<typeof events>;
type ReceivedContactMessage = Extract<ContactMessageEvent, { type: 'contact-message.received' }>['data'];

export interface ContactMessageDetails extends ReceivedContactMessage {
  /** ISO instants. */
  createdAt: string;
  doneAt: string | null;
}

export type ContactMessageState = ContactMessageDetails | Absent;

export interface ReceiveContactMessage extends ReceivedContactMessage {
  type: 'receive';
}

export type ContactMessageCommand = ReceiveContactMessage | MarkSubmission;

const mark = markSubmission('contact-message', 'Message not found');

export const contactMessage = defineAggregate<ContactMessageState, typeof events, ContactMessageCommand>({
  name: 'contact-message',
  events,
  initialState: () => null,
  decide: decideBy<ContactMessageCommand, ContactMessageState, ContactMessageEvent>({
    receive: ({ type: _, ...data }, state) => (isPresent(state) ? [] : [{ type: 'contact-message.received', data }]),
    resolve: mark,
    reopen: mark,
  }),
  evolve(state, { type, data, meta }) {
    const at = meta.occurredAt.toISOString();
    if (type === 'contact-message.received') return { ...data, createdAt: at, doneAt: null };
    return isPresent(state) ? { ...state, doneAt: type === 'contact-message.resolved' ? at : null } : state;
  },
});
