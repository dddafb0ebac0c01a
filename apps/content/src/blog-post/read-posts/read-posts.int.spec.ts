import { randomUUID } from 'node:crypto';
import { blogPost, blogPosts, countPostView } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { MONGO_CLIENT, hostService, type RunningService } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import type { MongoClient } from 'mongodb';
import { ContentModule } from '../../content.module.js';
import { blogPost as aggregate } from '../domain/blog-post.js';
import { draft } from '../domain/blog-post.decider.js';
import { firstMarket } from '../welcome/first-market.js';

const prefix = `test_content_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });
const admin: Actor = { id: newId(), role: 'admin', emailConfirmed: true };
const page = { offset: 0, limit: 50 };

describe('reading the blog', () => {
  let service: RunningService;
  let rpc: RpcClient;
  beforeAll(async () => {
    service = await hostService({ name: 'content', module: ContentModule.register(config), config });
    rpc = service.app.get(RpcClient);
  });
  afterAll(async () => {
    const client = service.app.get<MongoClient>(MONGO_CLIENT);
    for (const name of ['content', 'bus']) await client.db(`${prefix}_${name}`).dropDatabase();
    await service.close();
  });

  it('finds the post that every installation begins with', async () => {
    const { items, total } = await rpc.call(blogPosts, page);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ slug: firstMarket.slug, status: 'published', viewCount: 0 });
    expect(await rpc.call(blogPosts, { ...page, category: 'Industry News' })).toEqual({ items: [], total: 0 });
  });

  it('[CO-004] finds a post by its slug, and by its id where no slug is that', async () => {
    const bySlug = await rpc.call(blogPost, { slugOrId: firstMarket.slug });
    expect(await rpc.call(blogPost, { slugOrId: bySlug.id })).toEqual(bySlug);
    await expect(rpc.call(blogPost, { slugOrId: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[CO-009] shows drafts to admins alone, and counts the readers of a published post', async () => {
    const id = newId();
    const store = service.app.get(EventStore);
    const command = { ...firstMarket, slug: 'unfinished', authorId: admin.id, at: '2027-01-02T09:00:00.000Z' };
    await store.execute(aggregate, id, systemContext({ commandId: id }), (state) => draft(command, state));
    await expect(rpc.call(blogPost, { slugOrId: 'unfinished' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rpc.call(blogPost, { slugOrId: 'unfinished' }, { actor: admin })).toMatchObject({ id, status: 'draft' });
    await expect(rpc.call(countPostView, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const published = await rpc.call(blogPost, { slugOrId: firstMarket.slug });
    await rpc.call(countPostView, { id: published.id });
    await rpc.call(countPostView, { id: published.id });
    expect((await rpc.call(blogPost, { slugOrId: firstMarket.slug })).viewCount).toBe(2);
  });
});
