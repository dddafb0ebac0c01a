import { alreadyExists, deepEqual, DomainError, isPresent, notFound } from '@stallbook/kernel';
import type { BlogPostEvent } from './blog-post.events.js';
import type { BlogPostDetails, BlogPostState, BlogPostText } from './blog-post.state.js';
import { plainText, readDocument } from './document/document.js';

export interface DraftBlogPost extends BlogPostText {
  type: 'draft';
  authorId: string;
}

export interface ReviseBlogPost extends BlogPostText {
  type: 'revise';
  editorId: string;
  /** The revision that the editor began with. */
  basedOn: number;
  /** The editor did not ask for it, and took the post for a draft. */
  asDraft?: boolean;
}

export function existing(state: BlogPostState): BlogPostDetails {
  if (!isPresent(state)) throw notFound('Post not found');
  return state;
}

const textOf = ({ slug, title, content, excerpt, category, contentType, featured }: BlogPostText): BlogPostText => ({
  slug,
  title,
  content: JSON.stringify(readDocument(content)),
  excerpt,
  category,
  contentType,
  featured,
});

export function draft({ authorId, ...text }: DraftBlogPost, state: BlogPostState): BlogPostEvent[] {
  if (!authorId) throw new DomainError('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation');
  if (state !== null) throw alreadyExists('This post already exists.');
  return [{ type: 'blog-post.drafted', data: { ...textOf(text), authorId } }];
}

const changedMeanwhile = ({ revision }: BlogPostDetails, message: string) =>
  new DomainError('BLOG_POST.CHANGED_MEANWHILE', message, [], { revision });

export function assertNewest(post: BlogPostDetails, basedOn: number): void {
  if (post.revision !== basedOn) throw changedMeanwhile(post, 'This post was saved after you opened it.');
}

export function assertComplete({ excerpt, content }: BlogPostText): void {
  const missing = [
    ...(excerpt.trim() ? [] : [{ path: 'excerpt', message: 'Write a summary.' }]),
    ...(plainText(readDocument(content)).trim() ? [] : [{ path: 'document', message: 'Write the text of the post.' }]),
  ];
  if (missing.length === 0) return;
  const message = 'A post needs a summary and a text before visitors can read it.';
  throw new DomainError('BLOG_POST.INCOMPLETE', message, missing);
}

export function revise(
  { editorId, basedOn, asDraft = false, ...text }: ReviseBlogPost,
  state: BlogPostState,
): BlogPostEvent[] {
  const post = existing(state);
  const next = textOf(text);
  if (deepEqual(next, textOf(post))) return [];
  assertNewest(post, basedOn);
  if (post.publishAt !== null) {
    if (asDraft) throw changedMeanwhile(post, 'This post was published or scheduled after you opened it.');
    assertComplete(next);
  }
  return [{ type: 'blog-post.revised', data: { ...next, editorId } }];
}
