import { blogPost, countPostView } from '@stallbook/contracts';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../../content.module.js';
import { publishedPost } from '../testing/posts.js';

const admin = actorAs('admin');
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const visitor = { remoteAddress: '203.0.113.7', userAgent: phone };

describe('counting the views of a post', () => {
  let harness: ServiceHarness;
  let id: string;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule, now: '2027-05-01T12:00:00Z' });
    id = await publishedPost(harness, admin, { slug: 'counted' });
  });
  afterAll(() => harness?.close());
  const views = async () => (await harness.call(blogPost, { slugOrId: id })).viewCount;

  it('[CO-009] reading a published post raises its count, once for a visitor and day', async () => {
    await harness.call(countPostView, { id, ...visitor });
    await harness.call(countPostView, { id, ...visitor });
    expect(await views()).toBe(1);
    await harness.call(countPostView, { id, ...visitor, remoteAddress: '203.0.113.8' });
    expect(await views()).toBe(2);
    await harness.clock.moveTo(new Date('2027-05-02T12:00:00Z'));
    await harness.call(countPostView, { id, ...visitor });
    expect(await views()).toBe(3);
  });

  it('does not count bots', async () => {
    const before = await views();
    for (const userAgent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ''])
      await harness.call(countPostView, { id, remoteAddress: '203.0.113.9', userAgent });
    expect(await views()).toBe(before);
  });

  it('counts no more than a few hundred views a day from one address, whatever its browsers call themselves', async () => {
    const before = await views();
    const marks = async () => (await harness.redis.keys(`${harness.config.STALLBOOK_DB_PREFIX}:post-views:*`)).length;
    const remoteAddress = '203.0.113.66';
    for (let view = 0; view < 250; view += 1)
      await harness.call(countPostView, { id, remoteAddress, userAgent: `${phone} ${view}` });
    expect(await views()).toBe(before + 200);
    const kept = await marks();
    await harness.call(countPostView, { id, remoteAddress, userAgent: `${phone} again` });
    expect(await marks()).toBe(kept);
  });

  it('records no one', async () => {
    const keys = await harness.redis.keys(`${harness.config.STALLBOOK_DB_PREFIX}:post-views:*`);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).not.toContain(visitor.remoteAddress);
      expect(await harness.redis.ttl(key)).toBeGreaterThan(0);
    }
  });
});
