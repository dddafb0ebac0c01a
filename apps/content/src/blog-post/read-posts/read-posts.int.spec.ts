import {
  allPosts,
  BLOG_CATEGORIES,
  blogPost,
  blogPosts,
  BlogPostsInput,
  popularPosts,
  postForEditing,
  PopularPostsInput,
  recentPosts,
  RecentPostsInput,
  relatedPosts,
  RelatedPostsInput,
  schedulePost,
  type BlogPostSummary,
  countPostView,
} from '@stallbook/contracts';
import { everyWordBegins } from '@stallbook/platform';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import type { Document, Filter } from 'mongodb';
import { ContentModule } from '../../content.module.js';
import { draftPost, publishedPost } from '../testing/posts.js';
import { firstMarket } from '../welcome/first-market.js';

const admin = actorAs('admin');
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const page = { offset: 0, limit: 50 };
const idsOf = (posts: readonly BlogPostSummary[]) => posts.map(({ id }) => id);

describe('reading the blog', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule });
  });
  afterAll(() => harness?.close());

  const publish = (post: Parameters<typeof draftPost>[2]) => publishedPost(harness, admin, post);

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
      excerpt: 'Tables first.',
      category: 'Vendor Resources',
      contentType: 'blueprint',
      featured: true,
    };
    const id = await publish({ ...post, text: 'Start with the tables.' });
    expect(await harness.call(blogPost, { slugOrId: id })).toEqual({
      id,
      ...post,
      content: '<p>Start with the tables.</p>',
      status: 'published',
      readingMinutes: 1,
      viewCount: 0,
      authorId: admin.id,
      publishAt: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
  });

  it('finds published posts by words of title, excerpt, and text, without capitals or accents', async () => {
    const found = async (search: string, more: object = {}) =>
      (await harness.call(blogPosts, { ...page, search, ...more })).items.map(({ slug }) => slug);
    await publish({
      slug: 'creme',
      title: 'Crème brûlée',
      excerpt: 'Sugar, torched.',
      text: 'Keep a **fire** blanket.',
    });
    await draftPost(harness, admin, { slug: 'secret', title: 'Creme in secret' });
    for (const words of ['creme', 'BRÛLÉE', 'torch', 'fire blanket', 'blan creme'])
      expect([words, await found(words)]).toEqual([words, ['creme']]);
    expect(await found('creme wagon')).toEqual([]);
    expect(await found('creme', { category: 'Industry News' })).toEqual([]);
    expect((await found('?!')).length).toBeGreaterThan(1);
  });

  it('answers a search of posts from its index', async () => {
    const filter = { words: everyWordBegins('fire blan'), publishAt: { $lte: '2040-01-01' } };
    const explained = await harness.db
      .collection('blogPosts')
      .find(filter as Filter<Document>, { sort: { publishAt: -1, _id: -1 }, limit: 6 })
      .hint('words')
      .explain('queryPlanner');
    const plan = JSON.stringify((explained as { queryPlanner: { winningPlan: object } }).queryPlanner.winningPlan);
    expect(plan).toContain('"indexName":"words"');
    expect(plan).toContain(String.raw`[\"fire\", \"firf\")`);
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

  it('[CO-005] lists 5 popular, 3 related, and 5 recent posts unless asked for more', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1)
      ids.push(await publish({ slug: `list-${index}`, category: 'Industry News' }));
    for (const [index, id] of ids.slice(0, 2).entries())
      for (let reader = 0; reader <= index; reader += 1)
        await harness.call(countPostView, { id, remoteAddress: `10.0.0.${reader}`, userAgent: BROWSER });
    const popular = await harness.call(popularPosts, new PopularPostsInput());
    expect(popular).toHaveLength(5);
    expect(idsOf(popular).slice(0, 2)).toEqual([ids[1], ids[0]]);
    const recent = await harness.call(recentPosts, new RecentPostsInput());
    expect(idsOf(recent)).toEqual(ids.slice(1).reverse());
    expect(await harness.call(recentPosts, { limit: 10 })).toHaveLength(10);
    const related = await harness.call(relatedPosts, { ...new RelatedPostsInput(), slugOrId: 'list-5' });
    expect(idsOf(related)).toEqual([ids[4], ids[3], ids[2]]);
  });

  it('fills related posts with the newest ones of other categories', async () => {
    const lonely = await publish({ slug: 'lonely', category: 'Organizer Resources' });
    const related = await harness.call(relatedPosts, { slugOrId: lonely, limit: 3 });
    expect(related).toHaveLength(3);
    expect(idsOf(related)).not.toContain(lonely);
  });

  it('lists featured posts', async () => {
    const id = await publish({ slug: 'featured', featured: true });
    const { items } = await harness.call(blogPosts, { ...page, featured: true });
    expect(idsOf(items)).toContain(id);
    expect(items.every(({ featured }) => featured)).toBe(true);
  });

  it('[CO-009] shows drafts and scheduled posts only to admins', async () => {
    const id = await draftPost(harness, admin, { slug: 'unfinished' });
    await expect(harness.call(blogPost, { slugOrId: 'unfinished' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(blogPost, { slugOrId: id }, actorAs('vendor'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await harness.call(blogPost, { slugOrId: 'unfinished' }, admin)).toMatchObject({ id, status: 'draft' });
    await expect(harness.call(countPostView, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(relatedPosts, { slugOrId: id, limit: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const lists = [
      (await harness.call(blogPosts, { ...page, limit: 100 })).items,
      await harness.call(recentPosts, { limit: 20 }),
      await harness.call(popularPosts, { limit: 20 }),
    ];
    for (const list of lists) expect(idsOf(list)).not.toContain(id);
    expect(idsOf((await harness.call(allPosts, page, admin)).items)).toContain(id);
  });

  it('[CO-013] lists the posts of one stage, or with words, for admins', async () => {
    const at = new Date(harness.clock.now().getTime() + 60_000).toISOString();
    const [kept, later, shown] = [
      await draftPost(harness, admin, { slug: 'kept', title: 'Kohlrabi at noon' }),
      await draftPost(harness, admin, { slug: 'later', title: 'Kohlrabi at dusk' }),
      await publish({ slug: 'shown', title: 'Kohlrabi at dawn' }),
    ];
    const { revision } = await harness.call(postForEditing, { id: later }, admin);
    await harness.call(schedulePost, { id: later, publishAt: at, revision }, admin);
    const found = async (more: object) => {
      const { items, total } = await harness.call(allPosts, { ...page, search: 'kohlr', ...more }, admin);
      expect(total).toBe(items.length);
      return idsOf(items).sort();
    };
    expect(await found({})).toEqual([kept, later, shown].sort());
    expect(await found({ stage: 'draft' })).toEqual([kept]);
    expect(await found({ stage: 'scheduled' })).toEqual([later]);
    expect(await found({ stage: 'published' })).toEqual([shown]);
    await harness.clock.advance(60_000);
    expect(await found({ stage: 'published' })).toEqual([later, shown].sort());
    expect(await found({ stage: 'scheduled' })).toEqual([]);
  });
});
