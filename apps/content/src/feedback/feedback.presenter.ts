import { FeedbackCategory, type Feedback } from '@stallbook/contracts';
import type { FeedbackDocument } from './feedback.projection.js';

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
