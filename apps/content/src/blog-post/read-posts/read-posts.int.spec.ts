import { blogPost, blogPosts, countPostView } from '@stallbook/contracts';
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
