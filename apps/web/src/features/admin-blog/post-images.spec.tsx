import type { Editor } from '@tiptap/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { draftPost as draft, savedPost as saved } from '../../testing/blog-posts.js';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';
import { openRoute } from '../../testing/render-route.js';

const saves = (api: ReturnType<typeof openRoute>['api']) => api.named('UpdatePost');
const edit = (answers: Record<string, unknown>, post = draft) =>
  openRoute(`/admin/blog/${draft.id}/edit`, { viewer: 'admin', answers: { PostForEditing: { post }, ...answers } });

describe('images in the editor of posts', () => {
  it('[CO-014] puts an image into the text once it has a description, and shows why one is refused', async () => {
    const uploads = new FakeUploads(() => refusedUpload('UNSUPPORTED_TYPE', 'This is no image.', 415));
    const { api, user } = edit({ UpdatePost: saved });
    const { editor } = (await screen.findByRole('textbox', { name: 'Text' })) as HTMLElement & { editor: Editor };
    act(() => void editor.commands.setTextSelection(editor.state.doc.content.size));
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    const insert = async () => user.click(await dialog.findByRole('button', { name: 'Insert image' }));
    await insert();
    expect(await dialog.findByText('Choose an image.')).toBeTruthy();
    const large = new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('Image file'), large);
    expect(await dialog.findByText('File too large. Maximum size is 5MB.')).toBeTruthy();
    await user.upload(dialog.getByLabelText('Image file'), new File(['x'], 'tent.png', { type: 'image/png' }));
    await insert();
    expect(await dialog.findByText('Describe the image.')).toBeTruthy();
    expect(uploads.sent).toEqual([]);
    await enter(user, dialog.getByLabelText('What the image shows'), 'A tent with weights');
    await insert();
    expect(await dialog.findByText('This is no image.')).toBeTruthy();
    uploads.answer = () => refusedUpload('INTERNAL', 'x', 500);
    await insert();
    expect(await dialog.findByText('The image could not be uploaded. Please try again.')).toBeTruthy();
    uploads.answer = () => ({ body: { url: '/media/blog-images/a1.webp', width: 800, height: 600 } });
    await insert();
    expect((await screen.findByAltText<HTMLImageElement>('A tent with weights')).getAttribute('src')).toBe(
      '/media/blog-images/a1.webp',
    );
    uploads.restore();
    act(() => void editor.commands.insertContent('Typed next'));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves(api)).not.toHaveLength(0));
    const { input } = saves(api).at(-1)?.variables as { input: { document: string } };
    expect(JSON.parse(input.document)).toMatchObject({
      content: [
        { type: 'paragraph' },
        {
          type: 'image',
          attrs: { src: '/media/blog-images/a1.webp', alt: 'A tent with weights', width: 800, height: 600 },
        },
        { type: 'paragraph', content: [{ text: 'Typed next' }] },
      ],
    });
  });

  it('[CO-014] corrects the description of an image without another upload', async () => {
    const uploads = new FakeUploads(() => refusedUpload('INTERNAL', 'x', 500));
    const attrs = { src: '/media/blog-images/a1.webp', alt: 'A tnet', width: 800, height: 600 };
    const pictured = JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs }, { type: 'paragraph' }] });
    const { api, user } = edit({ UpdatePost: saved }, { ...draft, document: pictured });
    await screen.findByAltText('A tnet');
    const { editor } = screen.getByRole('textbox', { name: 'Text' }) as HTMLElement & { editor: Editor };
    act(() => void editor.commands.setNodeSelection(0));
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    const alt = dialog.getByLabelText('What the image shows');
    expect(alt).toHaveProperty('value', 'A tnet');
    await user.clear(alt);
    await user.click(dialog.getByRole('button', { name: 'Save image' }));
    await dialog.findByText('Describe the image.');
    await enter(user, alt, 'A tent');
    await user.click(dialog.getByRole('button', { name: 'Save image' }));
    expect((await screen.findByAltText('A tent')).getAttribute('src')).toBe(attrs.src);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves(api)).not.toHaveLength(0));
    const { input } = saves(api).at(-1)?.variables as { input: { document: string } };
    expect(JSON.parse(input.document)).toMatchObject({ content: [{ attrs: { ...attrs, alt: 'A tent' } }, {}] });
    expect(uploads.sent).toEqual([]);
    uploads.restore();
  });
});
