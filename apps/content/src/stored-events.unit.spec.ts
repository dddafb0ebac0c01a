import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { blogPost } from './blog-post/domain/blog-post.decider.js';
import { blueprint } from './blueprint/domain/blueprint.decider.js';
import { bookmarkCollection } from './bookmark-collection/domain/bookmark-collection.decider.js';
import { contactMessage } from './contact-message/domain/contact-message.decider.js';
import { submissionErasure } from './submission-erasure/domain/submission-erasure.decider.js';
import { feedback } from './feedback/domain/feedback.decider.js';
import { library } from './library/domain/library.decider.js';
import { waitlistEntry } from './waitlist-entry/domain/waitlist-entry.decider.js';

describeGolden(blogPost, join(import.meta.dirname, 'blog-post/domain/golden'));
describeGolden(blueprint, join(import.meta.dirname, 'blueprint/domain/golden'));
describeGolden(bookmarkCollection, join(import.meta.dirname, 'bookmark-collection/domain/golden'));
describeGolden(contactMessage, join(import.meta.dirname, 'contact-message/domain/golden'));
describeGolden(feedback, join(import.meta.dirname, 'feedback/domain/golden'));
describeGolden(library, join(import.meta.dirname, 'library/domain/golden'));
describeGolden(waitlistEntry, join(import.meta.dirname, 'waitlist-entry/domain/golden'));
describeGolden(submissionErasure, join(import.meta.dirname, 'submission-erasure/domain/golden'));
