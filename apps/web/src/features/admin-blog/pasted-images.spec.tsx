import type { Editor } from '@tiptap/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { draftPost as post } from '../../testing/blog-posts.js';
import { openRoute } from '../../testing/render-route.js';

const stored = '<img src="/media/blog-images/a1.webp" alt="A tent" width="800" height="600">';
const foreign = '<img src="https://example.org/tent.png" alt="A tent" width="8" height="6">';
const screenshot = new File(['x'], 'image.png', { type: 'image/png' });
const leftOut = 'Images were left out. Upload images with the Image button.';

async function open() {
  openRoute(`/admin/blog/${post.id}/edit`, { viewer: 'admin', answers: { PostForEditing: { post } } });
  return screen.findByRole('textbox', { name: 'Text' });
}

const given = (html: string, files: File[] = []) => ({
  files,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

async function paste(html: string, files: File[] = []) {
  const editor = await open();
  fireEvent.paste(editor, { clipboardData: given(html, files) });
  return editor;
}

async function drop(html: string, files: File[] = []) {
  const editor = await open();
  const { view } = (editor as HTMLElement & { editor: Editor }).editor;
  // The simulated browser has no layout.
  jest.spyOn(view, 'posAtCoords').mockReturnValue({ pos: 1, inside: 0 });
  const isUnhandled = fireEvent.drop(editor, { dataTransfer: given(html, files) });
  return { editor, isUnhandled };
}

describe('an image that is put into a post', () => {
  it.each([
    ['from another page', `<p>Before</p>${foreign}`, []],
    ['as a screenshot', '', [screenshot]],
  ])('is left out with a word about it where it is pasted %s', async (_, html, files) => {
    const editor = await paste(html, files);
    await screen.findByText(leftOut);
    expect(editor.querySelector('img[alt]')).toBeNull();
  });

  it.each([
    ['from another page', `<p>Before</p>${foreign}`, []],
    ['as a file, which the browser would open', '', [screenshot]],
  ])('is left out with a word about it where it is dropped %s', async (_, html, files) => {
    const { editor, isUnhandled } = await drop(html, files);
    await screen.findByText(leftOut);
    expect([isUnhandled, editor.querySelector('img[alt]')]).toEqual([false, null]);
  });

  it('stays without a word where it was uploaded and is dropped', async () => {
    const { editor } = await drop(stored);
    await waitFor(() => expect(editor.querySelector('img[alt]')).not.toBeNull());
    expect(screen.queryByText(leftOut)).toBeNull();
  });

  it.each([
    ['an uploaded image', stored],
    ['a table, of which a program also copies a picture', '<table><tr><td>A tent</td></tr></table>'],
  ])('leaves nothing to say about %s', async (_, html) => {
    const editor = await paste(html, [screenshot]);
    await waitFor(() => expect(editor.querySelector('img[alt], table')).not.toBeNull());
    expect(screen.queryByText(leftOut)).toBeNull();
  });
});
