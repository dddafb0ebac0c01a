import { fireEvent, screen, waitFor } from '@testing-library/react';
import { draftPost as post } from '../../testing/blog-posts.js';
import { openRoute } from '../../testing/render-route.js';

const stored = '<img src="/media/blog-images/a1.webp" alt="A tent" width="800" height="600">';
const foreign = '<img src="https://example.org/tent.png" alt="A tent" width="8" height="6">';
const screenshot = new File(['x'], 'image.png', { type: 'image/png' });
const leftOut = 'Pasted images were left out. Upload images with the Image button.';

async function paste(html: string, files: File[] = []) {
  openRoute(`/admin/blog/${post.id}/edit`, { viewer: 'admin', answers: { PostForEditing: { post } } });
  const editor = await screen.findByRole('textbox', { name: 'Text' });
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(editor, { clipboardData: { files, getData } });
  return editor;
}

describe('an image that is pasted into a post', () => {
  it.each([
    ['of another page', `<p>Before</p>${foreign}`, []],
    ['of a screenshot', '', [screenshot]],
  ])('is left out with a word about it: %s', async (_, html, files) => {
    const editor = await paste(html, files);
    await screen.findByText(leftOut);
    expect(editor.querySelector('img[alt]')).toBeNull();
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
