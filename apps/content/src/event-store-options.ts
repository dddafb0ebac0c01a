import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { blogPostIntegrationEvents } from './blog-post/blog-post.integration-events.js';
import { blogPosts } from './blog-post/blog-post.projection.js';
import { blueprints } from './blueprint/blueprint.projection.js';
import { bookmarkCollections } from './bookmark-collection/bookmark-collection.projection.js';
import { contactMessageIntegrationEvents } from './contact-message/contact-message.integration-events.js';
import { contactMessages } from './contact-message/contact-message.projection.js';
import { libraries } from './library/library.projection.js';
import { submissionErasureIntegrationEvents } from './submission-erasure/submission-erasure.integration-events.js';
import { feedbackIntegrationEvents } from './feedback/feedback.integration-events.js';
import { feedbackEntries } from './feedback/feedback.projection.js';
import { waitlistEntryIntegrationEvents } from './waitlist-entry/waitlist-entry.integration-events.js';
import { waitlistEntries } from './waitlist-entry/waitlist-entry.projection.js';
import { landingPages } from './landing-page/landing-page.projection.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [
    blogPosts,
    blueprints,
    bookmarkCollections,
    contactMessages,
    feedbackEntries,
    libraries,
    waitlistEntries,
    landingPages,
  ],
  mappers: [
    blogPostIntegrationEvents,
    contactMessageIntegrationEvents,
    feedbackIntegrationEvents,
    waitlistEntryIntegrationEvents,
    submissionErasureIntegrationEvents,
    erasureReport('content'),
    systemReport('content'),
  ],
};
