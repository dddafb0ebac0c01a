import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { BlogPostsInput, BySlugOrIdInput, type BlogPost, type BlogPostPage } from './blog-post.dto.js';
import { BookmarkInput, MyBookmarksInput, type Bookmark } from './bookmark.dto.js';
import { SubmitContactInput, type ContactMessage, type ContactMessagePage } from './contact.dto.js';
import { SubmitFeedbackInput, type Feedback, type FeedbackPage } from './feedback.dto.js';
import { MarkDoneInput, SubmissionFilterInput } from './submissions.inputs.js';
import { JoinWaitlistInput, type WaitlistPage } from './waitlist.dto.js';

const admin = ['admin'] as const;

export const blogPosts = defineQuery<BlogPostPage>()('content.blogPosts', { input: BlogPostsInput, access: 'public' });

/** By slug or ID. @throws NOT_FOUND for a draft unless the caller is an admin */
export const blogPost = defineQuery<BlogPost>()('content.blogPost', { input: BySlugOrIdInput, access: 'public' });

export const countPostView = defineCommand<Done>()('content.countPostView', { input: ByIdInput, access: 'public' });

/**
 * @throws UNAUTHENTICATED for a visitor, with a specific message, and BOOKMARK.LIMIT_REACHED with `needsUpgrade` and
 * `advice`
 */
export const addBookmark = defineCommand<Bookmark>()('content.addBookmark', { input: BookmarkInput, access: 'public' });
export const removeBookmark = defineCommand<Done>()('content.removeBookmark', {
  input: BookmarkInput,
  access: 'signed-in',
});
export const myBookmarks = defineQuery<Bookmark[]>()('content.myBookmarks', {
  input: MyBookmarksInput,
  access: 'signed-in',
});

/** Public, like the next two. @throws RATE_LIMITED */
export const submitContact = defineCommand<Done>()('content.submitContact', {
  input: SubmitContactInput,
  access: 'public',
});
export const submitFeedback = defineCommand<Done>()('content.submitFeedback', {
  input: SubmitFeedbackInput,
  access: 'public',
});
export const joinWaitlist = defineCommand<Done>()('content.joinWaitlist', {
  input: JoinWaitlistInput,
  access: 'public',
});

export const contactMessages = defineQuery<ContactMessagePage>()('content.contactMessages', {
  input: SubmissionFilterInput,
  access: admin,
});
export const feedback = defineQuery<FeedbackPage>()('content.feedback', {
  input: SubmissionFilterInput,
  access: admin,
});
export const waitlist = defineQuery<WaitlistPage>()('content.waitlist', {
  input: SubmissionFilterInput,
  access: admin,
});

export const markContactDone = defineCommand<ContactMessage>()('content.markContactDone', {
  input: MarkDoneInput,
  access: admin,
});
export const markFeedbackDone = defineCommand<Feedback>()('content.markFeedbackDone', {
  input: MarkDoneInput,
  access: admin,
});

export const eraseSubmission = defineCommand<Done>()('content.eraseSubmission', { input: ByIdInput, access: admin });
