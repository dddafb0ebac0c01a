import { defineAggregate, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { sender } from '../../visitor/domain/sender.js';

export const contactMessageEvents = {
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
  'contact-message.done': eventType({ version: 1, schema: z.object({ adminId: z.string(), at: z.string() }) }),
  'contact-message.reopened': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
};

export type ContactMessageEvent = EventOf<typeof contactMessageEvents>;
export type ReceivedContact = Extract<ContactMessageEvent, { type: 'contact-message.received' }>['data'];

export interface ContactMessageState {
  received: ReceivedContact | null;
  doneAt: string | null;
}

/** Somebody wrote to the people behind Stallbook. */
export const contactMessage = defineAggregate({
  name: 'contact-message',
  events: contactMessageEvents,
  initialState: (): ContactMessageState => ({ received: null, doneAt: null }),
  evolve(state: ContactMessageState, { type, data }: ContactMessageEvent): ContactMessageState {
    if (type === 'contact-message.received') return { received: data, doneAt: null };
    return { ...state, doneAt: type === 'contact-message.done' ? data.at : null };
  },
});

export const receive = (state: ContactMessageState, data: ReceivedContact): ContactMessageEvent[] =>
  state.received ? [] : [{ type: 'contact-message.received', data }];

/** Marking what is marked changes nothing. */
export function mark(
  state: ContactMessageState,
  { done, adminId, at }: { done: boolean; adminId: string; at: string },
): ContactMessageEvent[] {
  if (!state.received) throw notFound('Message not found');
  if (done === (state.doneAt !== null)) return [];
  return done
    ? [{ type: 'contact-message.done', data: { adminId, at } }]
    : [{ type: 'contact-message.reopened', data: { adminId } }];
}
