import { given, OCCURRED_AT } from '@stallbook/testing';
import { blogPost, type DraftBlogPost } from './blog-post.decider.js';
import type { BlogPostEvent } from './blog-post.events.js';
import type { BlogPostDetails, BlogPostState } from './blog-post.state.js';
import { fromMarkdown } from './document/from-markdown.js';

const now = new Date('2027-05-01T12:00:00.000Z');
const document = (text: string) => JSON.stringify(fromMarkdown(text));
const post = {
  slug: 'first-market',
  title: 'Your first market',
  content: document('Bring change.'),
  excerpt: 'What to bring.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: true,
  authorId: 'admin',
};
const { authorId, ...text } = post;
const draft: DraftBlogPost = { type: 'draft', ...post };
const drafted = { type: 'blog-post.drafted' as const, data: post };
const published = { type: 'blog-post.published' as const, data: {} };
const unpublished = { type: 'blog-post.unpublished' as const, data: {} };
const deleted = { type: 'blog-post.deleted' as const, data: {} };
const publishAt = '2027-06-01T08:00:00.000Z';
const scheduled = { type: 'blog-post.scheduled' as const, data: { publishAt } };
const publish = { type: 'publish' as const, now };
const schedule = { type: 'schedule' as const, now, publishAt: new Date(publishAt), basedOn: 1 };
const revise = (change: object, basedOn = 1) =>
  ({ type: 'revise' as const, ...text, editorId: authorId, basedOn, ...change }) as const;
const revised = (change: object, editorId = authorId) => ({
  type: 'blog-post.revised' as const,
  data: { ...text, editorId, ...change },
});

describe('a blog post', () => {
  it('starts as a draft', () => {
    given(blogPost).when(draft).then([drafted]);
    expect(given(blogPost, [drafted]).state).toMatchObject({ publishAt: null, revision: 1 });
  });

  it('[CO-007] is refused without an author', () =>
    given(blogPost)
      .when({ ...draft, authorId: '' })
      .thenRefused('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation'));

  it('is published once, and hidden once', () => {
    given(blogPost, [drafted]).when(publish).then([published]);
    given(blogPost, [drafted, published]).when(publish).thenNothing();
    given(blogPost, [drafted, published]).when({ type: 'unpublish' }).then([unpublished]);
    given(blogPost, [drafted, published, unpublished]).when({ type: 'unpublish' }).thenNothing();
    expect(given(blogPost, [drafted, published]).state).toMatchObject({ publishAt: OCCURRED_AT.toISOString() });
  });

  it('keeps its date when it is hidden and published again, unless visitors never saw it', () => {
    const day = (date: string) => new Date(`2027-05-${date}T12:00:00.000Z`);
    const after = (...history: [BlogPostEvent, string][]) =>
      history.reduce<BlogPostState>((state, [event, date]) => {
        const occurred = { ...event, meta: { occurredAt: day(date) } } as Parameters<typeof blogPost.evolve>[1];
        return blogPost.evolve(state, occurred);
      }, null);
    const from = (date: string) => ({ publishAt: day(date).toISOString() });
    const timed = (date: string) => ({ ...scheduled, data: from(date) });
    const begun: [BlogPostEvent, string] = [drafted, '01'];
    expect(after(begun, [published, '02'], [unpublished, '03'], [published, '04'])).toMatchObject(from('02'));
    expect(after(begun, [timed('02'), '01'], [unpublished, '03'], [published, '04'])).toMatchObject(from('02'));
    expect(after(begun, [timed('09'), '01'], [unpublished, '03'], [published, '04'])).toMatchObject(from('04'));
    const hidden = [begun, [published, '02'], [unpublished, '03']] satisfies [BlogPostEvent, string][];
    expect(after(...hidden, [timed('09'), '04'], [unpublished, '05'], [published, '06'])).toMatchObject(from('02'));
    expect(after(...hidden, [timed('09'), '04'])).toMatchObject(from('09'));
  });

  it('is not published or scheduled with a text that the editor did not see', () => {
    const newer = [drafted, revised({ title: 'Theirs' })];
    given(blogPost, newer)
      .when({ ...publish, basedOn: 1 })
      .thenRefused('BLOG_POST.CHANGED_MEANWHILE');
    given(blogPost, newer).when(schedule).thenRefused('BLOG_POST.CHANGED_MEANWHILE');
    given(blogPost, newer)
      .when({ ...publish, basedOn: 2 })
      .then([published]);
  });

  it('is published at a time that is still to come', () => {
    given(blogPost, [drafted]).when(schedule).then([scheduled]);
    given(blogPost, [drafted, scheduled]).when(schedule).thenNothing();
    given(blogPost, [drafted])
      .when({ ...schedule, publishAt: now })
      .thenRefused('BLOG_POST.TIME_PAST');
    given(blogPost, [drafted, published]).when(schedule).thenRefused('BLOG_POST.PUBLISHED');
    given(blogPost, [drafted, scheduled]).when(publish).then([published]);
    given(blogPost, [drafted, scheduled]).when({ type: 'unpublish' }).then([unpublished]);
  });

  it('needs a summary and a text before visitors can read it', () => {
    for (const [missing, path] of [
      [{ excerpt: ' ' }, 'excerpt'],
      [{ content: '{"type":"doc"}' }, 'document'],
    ] as const) {
      const unfinished = [{ ...drafted, data: { ...post, ...missing } }];
      const { state } = given(blogPost, unfinished);
      const refusal = { code: 'BLOG_POST.INCOMPLETE', fields: [expect.objectContaining({ path })] };
      expect(() => blogPost.decide(publish, state)).toThrow(expect.objectContaining(refusal));
      given(blogPost, unfinished).when(schedule).thenRefused('BLOG_POST.INCOMPLETE');
    }
  });

  it('stays complete once it is scheduled or published', () => {
    for (const history of [
      [drafted, scheduled],
      [drafted, published],
    ]) {
      const { state } = given(blogPost, history);
      const refusal = { code: 'BLOG_POST.INCOMPLETE', fields: [expect.objectContaining({ path: 'document' })] };
      const emptied = revise({ content: '{"type":"doc"}' });
      expect(() => blogPost.decide(emptied, state)).toThrow(expect.objectContaining(refusal));
      given(blogPost, history)
        .when(revise({ excerpt: ' ' }))
        .thenRefused('BLOG_POST.INCOMPLETE');
    }
    given(blogPost, [drafted, scheduled, unpublished])
      .when(revise({ excerpt: '' }))
      .then([revised({ excerpt: '' })]);
  });

  it('is revised, and keeps its date', () => {
    const change = { title: 'Your second market' };
    given(blogPost, [drafted, published])
      .when(revise(change))
      .then([revised(change)]);
    given(blogPost, [drafted]).when(revise({})).thenNothing();
    const { state } = given(blogPost, [drafted, published, revised(change)]);
    expect(state).toMatchObject({ ...change, revision: 2, publishAt: OCCURRED_AT.toISOString() });
  });

  it('is still found under each address that visitors saw', () => {
    const formerSlugs = (...history: BlogPostEvent[]) =>
      (given(blogPost, history).state as BlogPostDetails).formerSlugs;
    const moved = (slug: string) => revised({ slug });
    expect(formerSlugs(drafted, moved('second'))).toEqual([]);
    expect(formerSlugs(drafted, scheduled, moved('second'))).toEqual([]);
    expect(formerSlugs(drafted, published, moved('second'), moved('third'))).toEqual([post.slug, 'second']);
    expect(formerSlugs(drafted, published, unpublished, moved('second'))).toEqual([post.slug]);
    expect(formerSlugs(drafted, published, moved('second'), moved(post.slug))).toEqual(['second']);
  });

  it('is not saved as a draft once it is published or scheduled', () => {
    const save = revise({ title: 'Half a sen', asDraft: true });
    for (const event of [published, scheduled])
      given(blogPost, [drafted, event]).when(save).thenRefused('BLOG_POST.CHANGED_MEANWHILE');
    for (const before of [[drafted], [drafted, published, unpublished]])
      given(blogPost, before)
        .when(save)
        .then([revised({ title: 'Half a sen' })]);
  });

  it('refuses a text that began with an older revision', () => {
    const history = [drafted, revised({ title: 'Theirs' }, 'another admin')];
    given(blogPost, history)
      .when(revise({ title: 'Mine' }))
      .thenRefused('BLOG_POST.CHANGED_MEANWHILE');
    given(blogPost, history)
      .when(revise({ title: 'Mine' }, 2))
      .then([revised({ title: 'Mine' })]);
  });

  it('keeps nothing that a post cannot show', () => {
    const script = JSON.stringify({ type: 'doc', content: [{ type: 'script' }] });
    given(blogPost)
      .when({ ...draft, content: script })
      .thenRefused('BLOG_POST.CONTENT_INVALID');
    given(blogPost, [drafted])
      .when(revise({ content: script }))
      .thenRefused('BLOG_POST.CONTENT_INVALID');
  });

  it('cannot be changed before it is drafted and after it is deleted, and cannot be drafted twice', () => {
    given(blogPost).when(publish).thenRefused('NOT_FOUND', 'Post not found');
    given(blogPost, [drafted]).when(draft).thenRefused('ALREADY_EXISTS');
    given(blogPost, [drafted]).when({ type: 'delete' }).then([deleted]);
    for (const command of [draft, publish, schedule, revise({}), { type: 'delete' as const }])
      expect(() => blogPost.decide(command, given(blogPost, [drafted, deleted]).state)).toThrow();
  });
});
