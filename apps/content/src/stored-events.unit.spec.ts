import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { blogPost } from './blog-post/domain/blog-post.js';
import { bookmarks } from './bookmark/domain/bookmarks.js';
import { contactMessage } from './contact/domain/contact-message.js';
import { submissionErasure } from './erasure/domain/submission-erasure.js';
import { feedback } from './feedback/domain/feedback.js';
import { waitlistEntry } from './waitlist/domain/waitlist-entry.js';

describeGolden(blogPost, join(import.meta.dirname, 'blog-post/domain/golden'));
describeGolden(bookmarks, join(import.meta.dirname, 'bookmark/domain/golden'));
describeGolden(contactMessage, join(import.meta.dirname, 'contact/domain/golden'));
describeGolden(feedback, join(import.meta.dirname, 'feedback/domain/golden'));
describeGolden(waitlistEntry, join(import.meta.dirname, 'waitlist/domain/golden'));
describeGolden(submissionErasure, join(import.meta.dirname, 'erasure/domain/golden'));
