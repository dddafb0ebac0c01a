import { blogPost, blogPosts, countPostView } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../../content.module.js';
import { blogPost as aggregate } from '../domain/blog-post.js';
import { draft } from '../domain/blog-post.decider.js';
import { firstMarket } from '../welcome/first-market.js';

const admin = actorAs('admin');
const page = { offset: 0, limit: 50 };

describe('reading the blog', () => {
  let stage: ServiceHarness;
  beforeAll(async () => {
    stage = await openServiceHarness({ name: 'content', module: ContentModule });
  });
  afterAll(() => stage?.close());

  it('finds the post that every installation begins with', async () => {
    const { items, total } = await stage.call(blogPosts, page);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ slug: firstMarket.slug, status: 'published', viewCount: 0 });
    expect(await stage.call(blogPosts, { ...page, category: 'Industry News' })).toEqual({ items: [], total: 0 });
  });

  it('[CO-004] finds a post by its slug, and by its id where no slug is that', async () => {
    const bySlug = await stage.call(blogPost, { slugOrId: firstMarket.slug });
    expect(await stage.call(blogPost, { slugOrId: bySlug.id })).toEqual(bySlug);
    await expect(stage.call(blogPost, { slugOrId: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[CO-009] shows drafts to admins alone, and counts the readers of a published post', async () => {
    const id = newId();
    const store = stage.app.get(EventStore);
    const command = { ...firstMarket, slug: 'unfinished', authorId: admin.id, at: '2027-01-02T09:00:00.000Z' };
    await store.execute(aggregate, id, systemContext({ commandId: id }), (state) => draft(command, state));
    await expect(stage.call(blogPost, { slugOrId: 'unfinished' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stage.call(blogPost, { slugOrId: 'unfinished' }, admin)).toMatchObject({ id, status: 'draft' });
    await expect(stage.call(countPostView, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const published = await stage.call(blogPost, { slugOrId: firstMarket.slug });
    await stage.call(countPostView, { id: published.id });
    await stage.call(countPostView, { id: published.id });
    expect((await stage.call(blogPost, { slugOrId: firstMarket.slug })).viewCount).toBe(2);
  });
});
