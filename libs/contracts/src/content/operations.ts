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

/** Published posts, newest first. */
export const blogPosts = defineQuery<BlogPostPage>()('content.blogPosts', { input: BlogPostsInput, access: 'public' });

/** By its slug, else by its id. `NOT_FOUND` for a draft unless an admin asks. */
export const blogPost = defineQuery<BlogPost>()('content.blogPost', { input: BySlugOrIdInput, access: 'public' });

/** Somebody read a published post. */
export const countPostView = defineCommand<Done>()('content.countPostView', { input: ByIdInput, access: 'public' });

/**
 * By whoever is signed in, as often as they like. @throws UNAUTHENTICATED for a visitor, in words of its own, and
 * BOOKMARK.LIMIT_REACHED with `needsUpgrade` and `advice`.
 */
export const addBookmark = defineCommand<Bookmark>()('content.addBookmark', { input: BookmarkInput, access: 'public' });
export const removeBookmark = defineCommand<Done>()('content.removeBookmark', {
  input: BookmarkInput,
  access: 'signed-in',
});
/** The caller's own, newest first. */
export const myBookmarks = defineQuery<Bookmark[]>()('content.myBookmarks', {
  input: MyBookmarksInput,
  access: 'signed-in',
});

/** By anybody, as the two that follow. @throws RATE_LIMITED for who writes too often. */
export const submitContact = defineCommand<Done>()('content.submitContact', {
  input: SubmitContactInput,
  access: 'public',
});
export const submitFeedback = defineCommand<Done>()('content.submitFeedback', {
  input: SubmitFeedbackInput,
  access: 'public',
});
/** Answers the same whether the address was on the list already. */
export const joinWaitlist = defineCommand<Done>()('content.joinWaitlist', {
  input: JoinWaitlistInput,
  access: 'public',
});

/** Newest first, as the two that follow. */
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

/** Destroys what somebody sent, at their wish; nothing of it can be read again. */
export const eraseSubmission = defineCommand<Done>()('content.eraseSubmission', { input: ByIdInput, access: admin });
