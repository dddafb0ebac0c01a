import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { draftPost as post, savedPost as saved } from '../../testing/blog-posts.js';
import { FakeUploads, NO_ANSWER } from '../../testing/fake-upload.js';
import { openRoute } from '../../testing/render-route.js';

const written = () => screen.getByRole('textbox', { name: 'Text' }).textContent;
const edit = () =>
  openRoute(`/admin/blog/${post.id}/edit`, {
    viewer: 'admin',
    answers: { PostForEditing: { post }, UpdatePost: saved },
  });
const saves = (api: ReturnType<typeof edit>['api']) => api.named('UpdatePost');

describe('the dialogs of the editor of posts', () => {
  it.each([
    ['arrived', { body: { url: '/media/blog-images/a1.webp', width: 800, height: 600 } }],
    ['failed', NO_ANSWER],
  ])('stops an upload that is canceled and would have %s, and leaves the next dialog alone', async (_, reply) => {
    let arrive: (reply: object) => void = () => undefined;
    const uploads = new FakeUploads(() => new Promise((resolve) => (arrive = resolve)));
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    await user.upload(dialog.getByLabelText('Image file'), new File(['x'], 'tent.png', { type: 'image/png' }));
    await enter(user, dialog.getByLabelText('What the image shows'), 'A tent');
    await user.click(dialog.getByRole('button', { name: 'Insert image' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const link = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = await link.findByLabelText('Address');
    expect(uploads.aborted).toBe(1);
    await act(async () => arrive(reply));
    await enter(user, address, 'https://example.org');
    expect(address).toHaveProperty('isConnected', true);
    await user.click(link.getByRole('button', { name: 'Cancel' }));
    await user.type(screen.getByLabelText('Title'), 'y');
    await waitFor(() => expect(written()).toBe('Weights on every leg.'));
    expect(screen.queryByAltText('A tent')).toBeNull();
    expect(screen.queryByText(/tent\.png/)).toBeNull();
    uploads.restore();
  });

  it('sets a link by Enter in its field, and leaves the post alone', async () => {
    const { api, user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await user.type(dialog.getByLabelText('Address'), 'example.org{Enter}');
    await dialog.findByText(/^A link begins with/);
    await user.clear(dialog.getByLabelText('Address'));
    await user.type(dialog.getByLabelText('Address'), 'https://example.org{Enter}');
    const link = await screen.findByRole('link', { name: 'https://example.org' });
    expect(link.closest('[role=textbox]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(api).filter(({ variables }) => !(variables['input'] as { asDraft: boolean }).asDraft)).toEqual([]);
  });
});
