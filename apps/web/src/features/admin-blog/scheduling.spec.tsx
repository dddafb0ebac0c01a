import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { draftPost, savedPost } from '../../testing/blog-posts.js';
import { wait } from '../../lib/wait.js';
import { refuse, unanswered } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const edit = (answers: Record<string, unknown>) =>
  openRoute(`/admin/blog/${draftPost.id}/edit`, {
    viewer: 'admin',
    answers: { PostForEditing: { post: draftPost }, ...answers },
  });

describe('scheduling a post', () => {
  it('goes to its time when that is missing or refused', async () => {
    const { api, user } = edit({ SchedulePost: refuse('BLOG_POST.TIME_PAST', 'Choose a time in the future.') });
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    const time = dialog.getByLabelText<HTMLInputElement>('Publish at');
    expect(time.value).toMatch(/T09:00$/);
    await user.clear(time);
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText('Choose a date and a time.');
    expect(document.activeElement).toBe(time);
    fireEvent.change(time, { target: { value: '202710-01-01T08:00' } });
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText('Choose a date and a time.');
    await user.clear(time);
    await enter(user, time, '2020-01-01T08:00');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText('Choose a time in the future.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(time));
    await user.clear(time);
    await enter(user, time, '2040-01-01T08:00');
    expect(dialog.queryByText('Choose a time in the future.')).toBeNull();
    expect(time.getAttribute('aria-invalid')).not.toBe('true');
    api.set('SchedulePost', { post: { ...draftPost, publishAt: '2040-01-01T08:00:00.000Z' } });
    await user.type(time, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('UpdatePost')).toEqual([]);
  });

  it.each([
    ['its service', refuse('BLOG_POST.INCOMPLETE', 'Incomplete', [{ path: 'excerpt', message: 'Write a summary.' }])],
    ['the form', undefined],
  ])('goes to the field that the post lacks, and marks it: found by %s', async (_, refusal) => {
    const { user } = edit({ UpdatePost: savedPost, SchedulePost: refusal });
    const field = await screen.findByLabelText(refusal ? 'Summary' : 'Title');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    const time = dialog.getByLabelText('Publish at');
    await user.clear(time);
    await enter(user, time, '2040-01-01T08:00');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('can be changed, begins with the chosen time, names the time zone, and can be left', async () => {
    const publishAt = new Date('2040-01-01T08:00').toISOString();
    const { api, user } = edit({ PostForEditing: { post: { ...draftPost, publishAt } } });
    await screen.findByRole('button', { name: 'Publish now' });
    await user.click(screen.getByRole('button', { name: 'Change time' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Publish at').value).toBe('2040-01-01T08:00');
    dialog.getByText(/^In your time zone, .+\. The post is published automatically\.$/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('SchedulePost')).toEqual([]);
  });
});

describe('publishing a post', () => {
  it('leaves what is typed meanwhile to its editor, who is in no conflict, and happens once', async () => {
    let publish: () => void = () => undefined;
    const published = { ...draftPost, status: 'published', publishAt: '2027-05-01T12:00:00.000Z' };
    const PublishPost = () => new Promise((resolve) => (publish = () => resolve({ post: published })));
    const { api, user } = edit({ UpdatePost: savedPost, PublishPost });
    const title = await screen.findByLabelText('Title');
    await user.dblClick(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(api.named('PublishPost')).toHaveLength(1));
    api.set('PostForEditing', unanswered);
    await user.type(title, 'y');
    // Longer than a draft waits before it saves itself.
    await act(() => wait(2_000));
    publish();
    await screen.findByText('The post is published.');
    await screen.findByRole('button', { name: 'Update post' });
    screen.getByText('Unsaved changes');
    expect(['PublishPost', 'UpdatePost'].map((name) => api.named(name).length)).toEqual([1, 0]);
  });

  it('saves what is sent meanwhile as a draft only, because it may not be finished', async () => {
    const { api, user } = edit({ UpdatePost: savedPost, PublishPost: unanswered });
    const title = await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(api.named('PublishPost')).toHaveLength(1));
    await user.type(title, 'y{Enter}');
    await waitFor(() => expect(api.named('UpdatePost')).toHaveLength(1));
    expect(api.named('UpdatePost')[0]?.variables).toMatchObject({ input: { title: 'Windy', asDraft: true } });
  });

  it('leaves the choice between two texts to its editor when it is refused', async () => {
    const { api } = edit({ UpdatePost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Windy' } });
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const merge = await screen.findByRole('button', { name: 'Compare and merge' });
    await screen.findByRole('button', { name: 'Publish', busy: false });
    merge.focus();
    // Longer than a draft waits before it saves itself.
    await act(() => wait(2_000));
    expect(document.activeElement).toBe(merge);
    expect(api.named('UpdatePost')).toHaveLength(1);
  });
});
