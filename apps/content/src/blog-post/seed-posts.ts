import { HOUSE_AUTHOR } from '@stallbook/contracts';
import { systemContext, type EventStore } from '@stallbook/event-store';
import { idFrom } from '@stallbook/kernel';
import { blogPost } from './domain/blog-post.decider.js';
import type { BlogPostText } from './domain/blog-post.state.js';
import { fromMarkdown } from './domain/document/from-markdown.js';
import { takeSlug } from './post-slugs.js';

/** `content` is Markdown. */
export type SeedPost = Readonly<BlogPostText>;

/**
 * Publishes each post once, dated `now`, even if an admin deleted it later. A post of an admin keeps its address.
 * Returns how many were added.
 */
export async function seedPosts(store: EventStore, posts: readonly SeedPost[], now: Date): Promise<number> {
  let added = 0;
  for (const { content, ...post } of posts) {
    const id = idFrom('blog-post', post.slug);
    if ((await store.load(blogPost, id)).version > 0) continue;
    added += await store.transaction(
      { ...systemContext({ commandId: id }), occurredAt: now },
      async (tx) => {
        if (!(await takeSlug(tx, post.slug, id))) return 0;
        const document = JSON.stringify(fromMarkdown(content));
        await tx.execute(blogPost, id, { type: 'draft', ...post, content: document, authorId: HOUSE_AUTHOR });
        await tx.execute(blogPost, id, { type: 'publish', now });
        return 1;
      },
      // Another process of the service added it.
      { repeated: () => Promise.resolve(0) },
    );
  }
  return added;
}
