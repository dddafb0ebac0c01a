import { erasureReport, type EventStoreOptions, systemReport } from '@stallbook/event-store';
import { blogPosts } from './blog-post/blog-post.projection.js';
import { bookmarksView } from './bookmark/bookmark.projection.js';
import { contactPublication } from './contact/contact.integration-events.js';
import { contactView } from './contact/contact.projection.js';
import { erasurePublication } from './erasure/erasure.integration-events.js';
import { feedbackPublication } from './feedback/feedback.integration-events.js';
import { feedbackView } from './feedback/feedback.projection.js';
import { waitlistPublication } from './waitlist/waitlist.integration-events.js';
import { waitlistView } from './waitlist/waitlist.projection.js';

/** Everything that a replay of this service needs to know. */
export const eventStoreOptions: EventStoreOptions = {
  views: [blogPosts, bookmarksView, contactView, feedbackView, waitlistView],
  publications: [
    contactPublication,
    feedbackPublication,
    waitlistPublication,
    erasurePublication,
    erasureReport('content'),
    systemReport('content'),
  ],
};
