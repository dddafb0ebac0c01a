import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { blogPost } from './blog-post/domain/blog-post.js';
import { bookmarks } from './bookmark/domain/bookmarks.js';
import { contactMessage } from './contact/domain/contact-message.js';
import { submissionErasure } from './erasure/domain/submission-erasure.js';
import { feedback } from './feedback/domain/feedback.js';
import { waitlistEntry } from './waitlist/domain/waitlist-entry.js';

describeGolden(blogPost, join(__dirname, 'blog-post/domain/golden'));
describeGolden(bookmarks, join(__dirname, 'bookmark/domain/golden'));
describeGolden(contactMessage, join(__dirname, 'contact/domain/golden'));
describeGolden(feedback, join(__dirname, 'feedback/domain/golden'));
describeGolden(waitlistEntry, join(__dirname, 'waitlist/domain/golden'));
describeGolden(submissionErasure, join(__dirname, 'erasure/domain/golden'));
