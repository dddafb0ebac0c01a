import { act, screen, waitFor } from '@testing-library/react';
import { draftPost, savedPost } from '../../testing/blog-posts.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const address = `/admin/blog/${draftPost.id}/edit`;
const published = { ...draftPost, status: 'published', publishAt: '2027-05-01T12:00:00.000Z' };
const open = (answers: Record<string, unknown> = {}, post = draftPost, stored?: Record<string, string>) =>
  openRoute(address, {
    viewer: 'admin',
    ...(stored && { stored }),
    answers: { PostForEditing: { post }, AllPosts: { posts: { total: 0, items: [] } }, ...answers },
  });
type Opened = ReturnType<typeof open>;
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const goBack = ({ user }: Opened) => user.click(screen.getByRole('link', { name: 'All posts' }));
const leave = async (opened: Opened) => {
  await goBack(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('link', { name: 'New post' });
  expect(opened.path()).toBe('/admin/blog');
};
const restore = async ({ router, user }: Opened) => {
  await act(() => router.navigate(address));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect((await title()).value).toBe('Windy'));
};
const saveInVain = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Not saved');
};

describe('leaving a post that has unsaved changes', () => {
  it('asks first for a published post, and offers them on return', async () => {
    const opened = open({ UpdatePost: savedPost }, published);
    await opened.user.type(await title(), 'y');
    await leave(opened);
    expect(opened.api.named('UpdatePost')).toEqual([]);
    await restore(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Update post' }));
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Windy'));
    await screen.findByText('All changes saved');
    await goBack(opened);
    await waitFor(() => expect(opened.path()).toBe('/admin/blog'));
  });

  it('lets it save itself once it is hidden from visitors', async () => {
    const { api, user } = open({ UpdatePost: savedPost, UnpublishPost: { post: draftPost } }, published);
    await user.type(await title(), 'y');
    api.set('PostForEditing', { post: draftPost });
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(api.named('UpdatePost')).toHaveLength(1));
    expect(api.named('UpdatePost')[0]?.variables).toMatchObject({ input: { title: 'Windy', asDraft: true } });
  });

  it('saves a draft immediately', async () => {
    const opened = open({ UpdatePost: savedPost });
    await opened.user.type(await title(), 'y');
    await goBack(opened);
    await waitFor(() => expect(opened.path()).toBe('/admin/blog'));
    await waitFor(() => expect(opened.api.named('UpdatePost')).toHaveLength(1));
    expect(opened.api.named('UpdatePost')[0]?.variables).toMatchObject({ input: { title: 'Windy' } });
  });

  it.each([
    ['a failed save', refuse('INTERNAL', 'Broken')],
    ['a conflict', refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed')],
  ])('asks first after %s, and offers them on return', async (_, refusal) => {
    const opened = open({ UpdatePost: refusal });
    await opened.user.type(await title(), 'y');
    await saveInVain(opened);
    await leave(opened);
    await restore(opened);
  });

  it('opens it again as it is by then', async () => {
    const opened = open();
    await title();
    await goBack(opened);
    await screen.findByRole('link', { name: 'New post' });
    opened.api.set('PostForEditing', { post: { ...draftPost, title: 'Theirs', revision: 5 } });
    await act(() => opened.router.navigate(address));
    await waitFor(async () => expect((await title()).value).toBe('Theirs'));
  });

  it('bases what it offers on the text that it changed', async () => {
    const opened = open({ UpdatePost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    await opened.user.type(await title(), 'y');
    await saveInVain(opened);
    opened.view.unmount();
    const theirs = { ...draftPost, title: 'Theirs', revision: 5 };
    const again = open({ UpdatePost: savedPost }, theirs, { ...localStorage });
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect((await title()).value).toBe('Windy'));
    await again.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(again.api.named('UpdatePost')).toHaveLength(1));
    expect(again.api.named('UpdatePost')[0]?.variables).toMatchObject({ input: { title: 'Windy', revision: 1 } });
  });
});
