import { decideBy, defineAggregate, eventType, isPresent, type Absent, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { markSubmission, type MarkSubmission } from '../../visitor/domain/mark-submission.js';
import { sender } from '../../visitor/domain/sender.js';

const events = {
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
      /** The time by the sender's own clock. */
      timestamp: z.string(),
    }),
    personal: [{ subject: 'subject', fields: ['name', 'email', 'message', 'page', 'url', 'userAgent'] }],
  }),
  'feedback.resolved': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
  'feedback.reopened': eventType({ version: 1, schema: z.object({ adminId: z.string() }) }),
};

export type FeedbackEvent = EventOf<typeof events>;
type ReceivedFeedback = Extract<FeedbackEvent, { type: 'feedback.received' }>['data'];

export interface FeedbackDetails extends ReceivedFeedback {
  /** ISO instants. */
  createdAt: string;
  doneAt: string | null;
}

export type FeedbackState = FeedbackDetails | Absent;

export interface ReceiveFeedback extends ReceivedFeedback {
  type: 'receive';
}

export type FeedbackCommand = ReceiveFeedback | MarkSubmission;

const mark = markSubmission('feedback', 'Feedback not found');

export const feedback = defineAggregate<FeedbackState, typeof events, FeedbackCommand>({
  name: 'feedback',
  events,
  initialState: () => null,
  decide: decideBy<FeedbackCommand, FeedbackState, FeedbackEvent>({
    receive: ({ type: _, ...data }, state) => (isPresent(state) ? [] : [{ type: 'feedback.received', data }]),
    resolve: mark,
    reopen: mark,
  }),
  evolve(state, { type, data, meta }) {
    const at = meta.occurredAt.toISOString();
    if (type === 'feedback.received') return { ...data, createdAt: at, doneAt: null };
    return isPresent(state) ? { ...state, doneAt: type === 'feedback.resolved' ? at : null } : state;
  },
});
