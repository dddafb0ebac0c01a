import { blogPosts } from '@stallbook/contracts';
import { openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../../content.module.js';
import { demoPosts } from './demo-posts.js';

describe('the posts of a demo', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule, env: { STALLBOOK_DEMO: '1' } });
  });
  afterAll(() => harness?.close());

  it('came out one after the other, each on another day', async () => {
    await eventually(async () => {
      const { items } = await harness.call(blogPosts, { offset: 0, limit: 50 });
      const demo = items.filter(({ slug }) => demoPosts.some((post) => post.slug === slug));
      expect(demo.map(({ slug }) => slug)).toEqual(demoPosts.map(({ slug }) => slug).toReversed());
      expect(new Set(demo.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBe(demoPosts.length);
    });
  });
});
