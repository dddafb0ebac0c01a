import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AllPostsInput,
  CreatePostInput,
  PostVersionInput,
  RenderPostInput,
  PublishPostInput,
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
/** @throws BLOG_POST.CHANGED_MEANWHILE if the post has a newer revision than the given one */
export const publishPost = defineCommand<EditablePost>()('content.publishPost', {
  input: PublishPostInput,
  access: admin,
});
/** @throws BLOG_POST.CHANGED_MEANWHILE if the post has a newer revision */
export const schedulePost = defineCommand<EditablePost>()('content.schedulePost', {
  input: SchedulePostInput,
  access: admin,
});
export const unpublishPost = defineCommand<EditablePost>()('content.unpublishPost', {
  input: ByIdInput,
  access: admin,
});
export const deletePost = defineCommand<Done>()('content.deletePost', { input: ByIdInput, access: admin });
