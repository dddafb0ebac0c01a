import { erasureReport, type EventStoreOptions, systemReport } from '@stallbook/event-store';
import { blogPosts } from './blog-post/blog-post.projection.js';
import { bookmarksView } from './bookmark/bookmark.projection.js';
import { contactIntegrationEvents } from './contact/contact.integration-events.js';
import { contactView } from './contact/contact.projection.js';
import { erasureIntegrationEvents } from './erasure/erasure.integration-events.js';
import { feedbackIntegrationEvents } from './feedback/feedback.integration-events.js';
import { feedbackView } from './feedback/feedback.projection.js';
import { waitlistIntegrationEvents } from './waitlist/waitlist.integration-events.js';
import { waitlistView } from './waitlist/waitlist.projection.js';

/** Everything that a replay of this service needs to know. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [blogPosts, bookmarksView, contactView, feedbackView, waitlistView],
  mappers: [
    contactIntegrationEvents,
    feedbackIntegrationEvents,
    waitlistIntegrationEvents,
    erasureIntegrationEvents,
    erasureReport('content'),
    systemReport('content'),
  ],
};
