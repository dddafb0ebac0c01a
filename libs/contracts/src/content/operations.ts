import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AllPostsInput,
  CreatePostInput,
  PostVersionInput,
  RenderPostInput,
  SchedulePostInput,
  UpdatePostInput,
  type EditablePost,
  type PostVersion,
  type PostVersionText,
  type RenderedPost,
} from './blog-editing.dto.js';
import {
  BlogPostsInput,
  BySlugOrIdInput,
  PopularPostsInput,
  RecentPostsInput,
  RelatedPostsInput,
  type BlogPost,
  type BlogPostPage,
  type BlogPostSummary,
} from './blog-post.dto.js';
import { CountPostViewInput } from './post-view.dto.js';
import { BookmarkInput, MyBookmarksInput, type Bookmark } from './bookmark.dto.js';
import { SubmitContactInput, type ContactMessage, type ContactMessagePage } from './contact.dto.js';
import { SubmitFeedbackInput, type Feedback, type FeedbackPage } from './feedback.dto.js';
import { MarkDoneInput, SubmissionFilterInput } from './submissions.inputs.js';
import { JoinWaitlistInput, type WaitlistPage } from './waitlist.dto.js';

const admin = ['admin'] as const;

export const blogPosts = defineQuery<BlogPostPage>()('content.blogPosts', { input: BlogPostsInput, access: 'public' });

/** By slug or ID. @throws NOT_FOUND for a draft unless the caller is an admin */
export const blogPost = defineQuery<BlogPost>()('content.blogPost', { input: BySlugOrIdInput, access: 'public' });

/** Counts a visitor once a day. */
export const countPostView = defineCommand<Done>()('content.countPostView', {
  input: CountPostViewInput,
  access: 'public',
});

export const popularPosts = defineQuery<BlogPostSummary[]>()('content.popularPosts', {
  input: PopularPostsInput,
  access: 'public',
});
export const recentPosts = defineQuery<BlogPostSummary[]>()('content.recentPosts', {
  input: RecentPostsInput,
  access: 'public',
});
/** Published posts of the same category first. */
export const relatedPosts = defineQuery<BlogPostSummary[]>()('content.relatedPosts', {
  input: RelatedPostsInput,
  access: 'public',
});

/** Drafts too. */
export const allPosts = defineQuery<BlogPostPage>()('content.allPosts', { input: AllPostsInput, access: admin });
export const postForEditing = defineQuery<EditablePost>()('content.postForEditing', {
  input: ByIdInput,
  access: admin,
});
export const renderPost = defineQuery<RenderedPost>()('content.renderPost', { input: RenderPostInput, access: admin });
/** Newest first. */
export const postVersions = defineQuery<PostVersion[]>()('content.postVersions', { input: ByIdInput, access: admin });
export const postVersion = defineQuery<PostVersionText>()('content.postVersion', {
  input: PostVersionInput,
  access: admin,
});
/** @throws BLOG_POST.SLUG_TAKEN and BLOG_POST.CONTENT_INVALID */
export const createPost = defineCommand<EditablePost>()('content.createPost', {
  input: CreatePostInput,
  access: admin,
});
/** @throws BLOG_POST.CHANGED_MEANWHILE if the post has a newer revision */
export const updatePost = defineCommand<EditablePost>()('content.updatePost', {
  input: UpdatePostInput,
  access: admin,
});
export const publishPost = defineCommand<EditablePost>()('content.publishPost', { input: ByIdInput, access: admin });
export const schedulePost = defineCommand<EditablePost>()('content.schedulePost', {
  input: SchedulePostInput,
  access: admin,
});
export const unpublishPost = defineCommand<EditablePost>()('content.unpublishPost', {
  input: ByIdInput,
  access: admin,
});
export const deletePost = defineCommand<Done>()('content.deletePost', { input: ByIdInput, access: admin });

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
