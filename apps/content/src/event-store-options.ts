import { erasureReport, type EventStoreOptions, systemReport } from '@stallbook/event-store';
import { blogPosts } from './blog-post/blog-post.view.js';
import { bookmarksView } from './bookmark/bookmark.view.js';
import { contactPublication } from './contact/contact.publication.js';
import { contactView } from './contact/contact.view.js';
import { erasurePublication } from './erasure/erasure.publication.js';
import { feedbackPublication } from './feedback/feedback.publication.js';
import { feedbackView } from './feedback/feedback.view.js';
import { waitlistPublication } from './waitlist/waitlist.publication.js';
import { waitlistView } from './waitlist/waitlist.view.js';

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
