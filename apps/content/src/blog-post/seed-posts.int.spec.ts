import { blogPost } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../content.module.js';
import { seedPosts } from './seed-posts.js';
import { publishedPost } from './testing/posts.js';
import { firstMarket } from './welcome/first-market.js';

describe('the posts of an installation', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule });
  });
  afterAll(() => harness?.close());

  it('leave a post of an admin with the same address as it is, so that the service can start', async () => {
    const slug = 'pack-a-booth';
    await publishedPost(harness, actorAs('admin'), { slug, title: 'How we pack' });
    const seeding = seedPosts(harness.app.get(EventStore), [{ ...firstMarket, slug }], new Date());
    await expect(seeding).resolves.toBe(0);
    await expect(harness.call(blogPost, { slugOrId: slug })).resolves.toMatchObject({ title: 'How we pack' });
  });
});
