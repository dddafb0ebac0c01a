import {
  blogPost,
  createPost,
  deletePost,
  postForEditing,
  postImagesSaved,
  postVersion,
  postVersions,
  publishPost,
  renderPost,
  schedulePost,
  systemOperationRecorded,
  unpublishPost,
  updatePost,
} from '@stallbook/contracts';
import { newId, type IntegrationData } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { evasions, eventually } from '@stallbook/testing';
import { ContentModule } from '../../content.module.js';
import { fromMarkdown } from '../domain/document/from-markdown.js';
import { draftPost, publishedPost, written } from '../testing/posts.js';
import { firstMarket } from '../welcome/first-market.js';

const [ann, bob] = [actorAs('admin'), actorAs('admin')];

describe('editing posts', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule, now: '2027-05-01T12:00:00Z' });
  });
  afterAll(() => harness?.close());

  it('[CO-006] admins create, update, publish, unpublish, and delete posts', async () => {
    const id = await draftPost(harness, ann, { slug: 'life-of-a-post' });
    const update = { ...written({ slug: 'long-life', title: 'A long life' }), id, revision: 1 };
    expect(await harness.call(updatePost, update, bob)).toMatchObject({
      revision: 2,
      editorId: bob.id,
      authorId: ann.id,
    });
    await expect(harness.call(publishPost, { id, revision: 1 }, ann)).rejects.toMatchObject({
      code: 'BLOG_POST.CHANGED_MEANWHILE',
    });
    expect(await harness.call(publishPost, { id, revision: 2 }, ann)).toMatchObject({ status: 'published' });
    expect(await harness.call(blogPost, { slugOrId: 'long-life' })).toMatchObject({ id, title: 'A long life' });
    expect(await harness.call(unpublishPost, { id }, ann)).toMatchObject({ status: 'draft', publishAt: null });
    await expect(harness.call(blogPost, { slugOrId: 'long-life' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.call(deletePost, { id }, ann);
    await expect(harness.call(postForEditing, { id }, ann)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are found under the addresses that visitors know, until another post takes one', async () => {
    const update = (id: string, slug: string, revision: number) =>
      harness.call(updatePost, { ...written({ slug }), id, revision }, ann);
    const found = async (slugOrId: string) => (await harness.call(blogPost, { slugOrId })).slug;
    const id = await draftPost(harness, ann, { slug: 'unseen' });
    await update(id, 'first-address', 1);
    await harness.call(publishPost, { id, revision: 2 }, ann);
    await update(id, 'second-address', 2);
    await update(id, 'third-address', 3);
    expect(await found('first-address')).toBe('third-address');
    expect(await found('second-address')).toBe('third-address');
    await expect(found('unseen')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await publishedPost(harness, bob, { slug: 'second-address' });
    expect(await found('second-address')).toBe('second-address');
    await update(id, 'first-address', 4);
    expect(await found('third-address')).toBe('first-address');
    await harness.call(unpublishPost, { id }, ann);
    await expect(found('third-address')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stay under the addresses that visitors know while a post that they cannot see has or had one of them', async () => {
    const slugOf = async (slugOrId: string, reader?: typeof ann) =>
      (await harness.call(blogPost, { slugOrId }, reader)).slug;
    const update = (id: string, slug: string, revision: number) =>
      harness.call(updatePost, { ...written({ slug }), id, revision }, ann);
    const id = await publishedPost(harness, ann, { slug: 'known-before' });
    await update(id, 'known-now', 1);
    const other = await draftPost(harness, bob, { slug: 'known-before' });
    expect(await slugOf('known-before')).toBe('known-now');
    expect(await slugOf('known-before', bob)).toBe('known-before');
    await harness.call(publishPost, { id: other, revision: 1 }, bob);
    expect(await slugOf('known-before')).toBe('known-before');
    await update(other, 'moved', 1);
    await harness.call(unpublishPost, { id: other }, bob);
    expect(await slugOf('known-before')).toBe('known-now');
  });

  it('[CL-060] enter what an admin does to them in the log of admin operations, once per change', async () => {
    const admin = actorAs('admin');
    const id = await draftPost(harness, admin, { slug: 'logged', title: 'In the log' });
    const commandId = newId();
    for (let time = 0; time < 2; time += 1) await harness.call(publishPost, { id, revision: 1 }, admin, commandId);
    await harness.call(publishPost, { id }, admin);
    await harness.call(unpublishPost, { id }, admin);
    await harness.call(schedulePost, { id, publishAt: '2027-06-01T12:00:00.000Z', revision: 1 }, admin);
    await harness.call(unpublishPost, { id }, admin);
    await harness.clock.advance(3_600_000);
    for (const [revision, text] of [
      [1, 'The next day.'],
      [2, 'The next day, again.'],
    ] as const) {
      await harness.call(
        updatePost,
        { ...written({ slug: 'logged', title: 'In the log', text }), id, revision },
        admin,
      );
    }
    await harness.call(deletePost, { id }, admin);
    await eventually(() => {
      const entries = harness.messages
        .filter(({ type }) => type === systemOperationRecorded.type)
        .map(({ data }) => data as IntegrationData<typeof systemOperationRecorded>)
        .filter(({ adminId }) => adminId === admin.id);
      expect(entries.map(({ what }) => what).sort()).toEqual([
        'delete_post',
        'publish_post',
        'save_post',
        'save_post',
        'schedule_post',
        'unpublish_post',
        'unschedule_post',
      ]);
      for (const entry of entries)
        expect(entry).toMatchObject({ service: 'content', subject: id, title: 'In the log' });
    });
  });

  it('[CO-008] name the images that their text and their versions need, and none once they are deleted', async () => {
    const image = { type: 'image', attrs: { src: '/media/blog-images/a1.webp', alt: 'A tent', width: 16, height: 9 } };
    const withImage = JSON.stringify({ type: 'doc', content: [image] });
    const drafted = { ...written({ slug: 'with-an-image' }), document: withImage };
    const { id } = await harness.call(createPost, drafted, ann);
    const plain = (revision: number, text: string) => ({ ...written({ slug: 'with-an-image', text }), id, revision });
    const needs = async (imageIds: string[]) =>
      eventually(async () => expect(await harness.received(postImagesSaved, id)).toMatchObject({ imageIds }));
    await needs(['blog-images/a1']);
    await harness.call(updatePost, plain(1, 'Another admin wrote this.'), bob);
    await needs(['blog-images/a1']);
    await harness.call(updatePost, { ...plain(2, ''), document: withImage.replace('a1', 'b2') }, bob);
    await needs(['blog-images/a1', 'blog-images/b2']);
    await harness.call(updatePost, plain(3, 'The same admin took it out soon after.'), bob);
    await needs(['blog-images/a1']);
    await harness.call(deletePost, { id }, ann);
    await needs([]);
  });

  it('[CO-006] of several posts that take one slug together, one gets it', async () => {
    const input = written({ slug: 'wanted' });
    const attempts = await Promise.allSettled(
      [ann, bob, ann, bob, ann].map((admin) => harness.call(createPost, input, admin)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'BLOG_POST.SLUG_TAKEN' });
  });

  it('[CO-006] a slug is free again after its post changed it or was deleted', async () => {
    const first = await draftPost(harness, ann, { slug: 'moved-away' });
    const second = await draftPost(harness, ann, { slug: 'follows' });
    const take = { ...written({ slug: 'moved-away' }), id: second, revision: 1 };
    await expect(harness.call(updatePost, take, ann)).rejects.toMatchObject({ code: 'BLOG_POST.SLUG_TAKEN' });
    await harness.call(updatePost, { ...written({ slug: 'elsewhere' }), id: first, revision: 1 }, ann);
    expect(await harness.call(updatePost, take, ann)).toMatchObject({ slug: 'moved-away' });
    await harness.call(deletePost, { id: first }, ann);
    await draftPost(harness, ann, { slug: 'elsewhere' });
    const welcome = written({ slug: firstMarket.slug });
    await expect(harness.call(createPost, welcome, ann)).rejects.toMatchObject({ code: 'BLOG_POST.SLUG_TAKEN' });
  });

  it('[CO-007] refuses a post without an author', () =>
    expect(harness.call(createPost, written({ slug: 'no-author' }), { ...ann, id: '' })).rejects.toMatchObject({
      message: 'Missing author ID for blog post creation',
    }));

  it('of two editors who began together, the second is refused', async () => {
    const id = await draftPost(harness, ann, { slug: 'two-editors' });
    const save = (title: string) => ({ ...written({ slug: 'two-editors', title }), id, revision: 1 });
    const attempts = await Promise.allSettled([
      harness.call(updatePost, save('Ann’s'), ann),
      harness.call(updatePost, save('Bob’s'), bob),
    ]);
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: 'BLOG_POST.CHANGED_MEANWHILE', details: { revision: 2 } });
  });

  it('shows a scheduled post from its time on', async () => {
    const id = await draftPost(harness, ann, { slug: 'soon' });
    const publishAt = '2027-05-02T08:00:00.000Z';
    expect(await harness.call(schedulePost, { id, publishAt, revision: 1 }, ann)).toMatchObject({
      status: 'draft',
      publishAt,
    });
    await expect(harness.call(blogPost, { slugOrId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.clock.moveTo(new Date(publishAt));
    expect(await harness.call(blogPost, { slugOrId: id })).toMatchObject({ status: 'published', publishAt });
  });

  it('keeps earlier versions, which can be read and saved again', async () => {
    const id = await draftPost(harness, ann, { slug: 'versions', text: 'First words.' });
    const second = { ...written({ slug: 'versions', text: 'Second thoughts.' }), id, revision: 1 };
    await harness.call(updatePost, second, bob);
    const versions = await harness.call(postVersions, { id }, ann);
    expect(versions.map(({ revision, editorId, words }) => [revision, editorId, words])).toEqual([
      [2, bob.id, 2],
      [1, ann.id, 2],
    ]);
    const first = await harness.call(postVersion, { id, revision: 1 }, ann);
    expect(first).toMatchObject({ html: '<p>First words.</p>' });
    const { document, ...rest } = written({ slug: 'versions' });
    await harness.call(updatePost, { ...rest, document: first.document, id, revision: 2 }, ann);
    expect((await harness.call(postForEditing, { id }, ann)).document).toBe(document && first.document);
    await expect(harness.call(postVersion, { id, revision: 9 }, ann)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps filter evasions in every field harmless, on the page and in the preview', async () => {
    const text = evasions.join(' ');
    const id = await publishedPost(harness, ann, {
      slug: 'evasions',
      title: text.slice(0, 160),
      excerpt: text.slice(0, 400),
      text,
    });
    const document = JSON.stringify(fromMarkdown(text));
    const { content } = await harness.call(blogPost, { slugOrId: id });
    const { html } = await harness.call(renderPost, { document }, ann);
    for (const shown of [content, html]) expect(shown.replaceAll(/<\/?p>/g, '')).not.toContain('<');
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
      const marks = [{ type: 'link', attrs: { href } }];
      const linked = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }] };
      const input = { ...written({ slug: 'linked' }), document: JSON.stringify(linked) };
      await expect(harness.call(createPost, input, ann)).rejects.toMatchObject({ code: 'BLOG_POST.CONTENT_INVALID' });
      await expect(harness.call(renderPost, { document: input.document }, ann)).rejects.toMatchObject({
        code: 'BLOG_POST.CONTENT_INVALID',
      });
    }
  });
});
