import { FeedbackCategory, type Feedback } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import type { Sent } from '../visitor/domain/sender.js';
import { feedback, type FeedbackState } from './domain/feedback.js';

export interface FeedbackDocument extends Sent, Omit<Feedback, 'id' | 'category'> {
  category: `${FeedbackCategory}`;
}

/** What was erased is not shown any more. */
export function feedbackDocument({ received, doneAt }: FeedbackState): Omit<FeedbackDocument, '_id'> | null {
  if (!received || received.url === ERASED) return null;
  const { at, ...sent } = received;
  return { ...sent, createdAt: at, doneAt };
}

export const feedbackView = defineProjection<FeedbackDocument>()({
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

export const showFeedback = (document: FeedbackDocument): Feedback => ({
  id: document._id,
  name: document.name,
  email: document.email,
  category: FeedbackCategory[document.category],
  rating: document.rating,
  message: document.message,
  page: document.page,
  url: document.url,
  userAgent: document.userAgent,
  timestamp: document.timestamp,
  createdAt: document.createdAt,
  doneAt: document.doneAt,
});
