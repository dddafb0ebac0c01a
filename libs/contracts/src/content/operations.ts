import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ById } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { BlogPostsInput, BySlugOrId, type BlogPost, type BlogPostPage } from './blog-post.dto.js';

/** Published posts, newest first. */
export const blogPosts = defineQuery<BlogPostPage>()('content.blogPosts', { input: BlogPostsInput, access: 'public' });

/** By its slug, else by its id. `NOT_FOUND` for a draft unless an admin asks. */
export const blogPost = defineQuery<BlogPost>()('content.blogPost', { input: BySlugOrId, access: 'public' });

/** Somebody read a published post. */
export const countPostView = defineCommand<Done>()('content.countPostView', { input: ById, access: 'public' });
