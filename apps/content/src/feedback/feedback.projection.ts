import type { Feedback, FeedbackCategory } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import type { SubmissionDocument } from '../visitor/domain/sender.js';
import { feedback, type FeedbackState } from './domain/feedback.decider.js';

export interface FeedbackDocument extends SubmissionDocument, Omit<Feedback, 'id' | 'category'> {
  category: `${FeedbackCategory}`;
}

/** null for erased feedback. */
export function feedbackDocument(state: FeedbackState): Omit<FeedbackDocument, '_id'> | null {
  return isPresent(state) && state.url !== ERASED ? { ...state } : null;
}

export const feedbackEntries = defineProjection<FeedbackDocument>()({
  name: 'feedback',
  collection: 'feedback',
  aggregate: feedback,
  project: feedbackDocument,
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { doneAt: 1, createdAt: -1 }, name: 'done_created' },
    { key: { addressHash: 1 }, name: 'address' },
    { key: { senderId: 1 }, name: 'sender' },
  ],
});
