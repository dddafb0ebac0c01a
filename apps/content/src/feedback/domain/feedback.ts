import { defineAggregate, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { sender } from '../../visitor/domain/sender.js';

export const feedbackEvents = {
  'feedback.received': eventType({
    version: 1,
    schema: z.object({
      ...sender,
      name: z.string().nullable(),
      email: z.string().nullable(),
      category: z.enum(['bug', 'improvement', 'confusing', 'general']),
      rating: z.int().min(1).max(5).nullable(),
      message: z.string(),
      page: z.string(),
      url: z.string(),
      userAgent: z.string(),
      /** By the sender's own clock. */
      timestamp: z.string(),
    }),
    personal: [{ subject: 'subject', fields: ['name', 'email', 'message', 'page', 'url', 'userAgent'] }],
  }),
  'feedback.done': eventType({ version: 1, schema: z.object({ adminId: z.string(), at: z.string() }) }),
  'feedback.reopened': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
};

export type FeedbackEvent = EventOf<typeof feedbackEvents>;
export type ReceivedFeedback = Extract<FeedbackEvent, { type: 'feedback.received' }>['data'];

export interface FeedbackState {
  received: ReceivedFeedback | null;
  doneAt: string | null;
}

/** Somebody said how Stallbook could be better. */
export const feedback = defineAggregate({
  name: 'feedback',
  events: feedbackEvents,
  initialState: (): FeedbackState => ({ received: null, doneAt: null }),
  evolve(state: FeedbackState, { type, data }: FeedbackEvent): FeedbackState {
    if (type === 'feedback.received') return { received: data, doneAt: null };
    return { ...state, doneAt: type === 'feedback.done' ? data.at : null };
  },
});

export const receive = (state: FeedbackState, data: ReceivedFeedback): FeedbackEvent[] =>
  state.received ? [] : [{ type: 'feedback.received', data }];

/** Marking what is marked changes nothing. */
export function mark(
  state: FeedbackState,
  { done, adminId, at }: { done: boolean; adminId: string; at: string },
): FeedbackEvent[] {
  if (!state.received) throw notFound('Feedback not found');
  if (done === (state.doneAt !== null)) return [];
  return done ? [{ type: 'feedback.done', data: { adminId, at } }] : [{ type: 'feedback.reopened', data: { adminId } }];
}
