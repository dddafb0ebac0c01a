import { decideBy, defineAggregate, isPresent } from '@stallbook/kernel';
import { blogPostEvents, type BlogPostEvent } from './blog-post.events.js';
import { isPublished, type BlogPostDetails, type BlogPostState } from './blog-post.state.js';
import {
  publish,
  remove,
  schedule,
  unpublish,
  type DeleteBlogPost,
  type PublishBlogPost,
  type ScheduleBlogPost,
  type UnpublishBlogPost,
} from './publishing.js';
import { imagesAfter, imagesIn } from './version-images.js';
import { draft, revise, type DraftBlogPost, type ReviseBlogPost } from './writing.js';

export type { DraftBlogPost, ReviseBlogPost };

export type BlogPostCommand =
  DraftBlogPost | ReviseBlogPost | PublishBlogPost | ScheduleBlogPost | UnpublishBlogPost | DeleteBlogPost;

export const blogPost = defineAggregate<BlogPostState, typeof blogPostEvents, BlogPostCommand>({
  name: 'blog-post',
  events: blogPostEvents,
  initialState: () => null,
  decide: decideBy<BlogPostCommand, BlogPostState, BlogPostEvent>({
    draft,
    revise,
    publish,
    schedule,
    unpublish,
    delete: remove,
  }),
  evolve(state, event) {
    const at = event.meta.occurredAt.toISOString();
    if (event.type === 'blog-post.drafted') {
      const { authorId } = event.data;
      const begun = {
        editorId: authorId,
        revision: 1,
        publishAt: null,
        publicSince: null,
        formerSlugs: [],
        createdAt: at,
        updatedAt: at,
      };
      return { ...event.data, ...begun, versionImages: [imagesIn(event.data)] };
    }
    return isPresent(state) ? changed(state, event, at) : state;
  },
});

function changed(
  state: BlogPostDetails,
  event: Exclude<BlogPostEvent, { type: 'blog-post.drafted' }>,
  at: string,
): BlogPostState {
  switch (event.type) {
    case 'blog-post.revised': {
      const last = { editorId: state.editorId, savedAt: new Date(state.updatedAt) };
      const next = { editorId: event.data.editorId, savedAt: new Date(at) };
      const versionImages = imagesAfter(state.versionImages, last, next, imagesIn(event.data));
      const formerSlugs = slugsAfter(state, event.data.slug, at);
      return { ...state, ...event.data, revision: state.revision + 1, updatedAt: at, versionImages, formerSlugs };
    }
    case 'blog-post.published':
      return { ...state, publishAt: state.publicSince ?? at };
    case 'blog-post.scheduled':
      return { ...state, publishAt: event.data.publishAt };
    case 'blog-post.unpublished':
      return {
        ...state,
        publishAt: null,
        publicSince: isPublished(state, new Date(at)) ? state.publishAt : state.publicSince,
      };
    case 'blog-post.deleted':
      return 'deleted';
  }
}

function slugsAfter(state: BlogPostDetails, next: string, at: string): readonly string[] {
  const { slug, formerSlugs, publicSince } = state;
  const wasSeen = publicSince !== null || isPublished(state, new Date(at));
  return [...new Set(wasSeen ? [...formerSlugs, slug] : formerSlugs)].filter((one) => one !== next);
}
