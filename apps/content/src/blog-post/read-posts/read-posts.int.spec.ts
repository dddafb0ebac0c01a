import { BLOG_CATEGORIES, blogPost, blogPosts, BlogPostsInput, countPostView } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../../content.module.js';
import { blogPost as aggregate } from '../domain/blog-post.decider.js';
import { firstMarket } from '../welcome/first-market.js';

const admin = actorAs('admin');
const page = { offset: 0, limit: 50 };

describe('reading the blog', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule });
  });
  afterAll(() => harness?.close());

  const publish = async (post: Partial<typeof firstMarket>): Promise<string> => {
    const id = newId();
    const store = harness.app.get(EventStore);
    const draft = { type: 'draft' as const, ...firstMarket, ...post, authorId: admin.id };
    await store.execute(aggregate, id, systemContext({ commandId: newId() }), draft);
    await store.execute(aggregate, id, systemContext({ commandId: newId() }), { type: 'publish' });
    return id;
  };

  it('finds the first post of a new installation', async () => {
    const { items, total } = await harness.call(blogPosts, page);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ slug: firstMarket.slug, status: 'published', viewCount: 0 });
    expect(await harness.call(blogPosts, { ...page, category: 'Industry News' })).toEqual({ items: [], total: 0 });
  });

  it('[CO-004] finds a post by its slug or its ID', async () => {
    const bySlug = await harness.call(blogPost, { slugOrId: firstMarket.slug });
    expect(await harness.call(blogPost, { slugOrId: bySlug.id })).toEqual(bySlug);
    await expect(harness.call(blogPost, { slugOrId: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[CO-001] shows every field of a post', async () => {
    const post = {
      slug: 'booth-blueprint',
      title: 'A booth in an hour',
      content: 'Start with the tables.',
      excerpt: 'Tables first.',
      category: 'Vendor Resources',
      contentType: 'blueprint',
      featured: true,
    };
    const id = await publish(post);
    expect(await harness.call(blogPost, { slugOrId: id })).toEqual({
      id,
      ...post,
      status: 'published',
      viewCount: 0,
      authorId: admin.id,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
  });

  it('[CO-002] finds the posts of each category', async () => {
    expect(BLOG_CATEGORIES).toEqual([
      'General',
      'Tips & Guides',
      'Success Stories',
      'Industry News',
      'Vendor Resources',
      'Organizer Resources',
    ]);
    for (const [index, category] of BLOG_CATEGORIES.entries()) {
      const id = await publish({ slug: `category-${index}`, category });
      const { items } = await harness.call(blogPosts, { ...page, category });
      expect(items.map((post) => post.id)).toContain(id);
      expect(new Set(items.map((post) => post.category))).toEqual(new Set([category]));
    }
  });

  it('[CO-003] lists 50 posts at a time, from an offset', async () => {
    for (let index = 0; index < 52; index += 1) await publish({ slug: `page-${index}` });
    const first = await harness.call(blogPosts, new BlogPostsInput());
    expect(first.items).toHaveLength(50);
    const rest = await harness.call(blogPosts, { ...new BlogPostsInput(), offset: 50 });
    expect(rest.items).toHaveLength(first.total - 50);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(first.total);
  });

  it('[CO-009] shows drafts only to admins, and counts the views of a published post', async () => {
    const id = newId();
    const store = harness.app.get(EventStore);
    const command = { type: 'draft' as const, ...firstMarket, slug: 'unfinished', authorId: admin.id };
    await store.execute(aggregate, id, systemContext({ commandId: id }), command);
    await expect(harness.call(blogPost, { slugOrId: 'unfinished' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await harness.call(blogPost, { slugOrId: 'unfinished' }, admin)).toMatchObject({ id, status: 'draft' });
    await expect(harness.call(countPostView, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const published = await harness.call(blogPost, { slugOrId: firstMarket.slug });
    await harness.call(countPostView, { id: published.id });
    await harness.call(countPostView, { id: published.id });
    expect((await harness.call(blogPost, { slugOrId: firstMarket.slug })).viewCount).toBe(2);
  });
});
