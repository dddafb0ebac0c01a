import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { editorExtensions } from './editor-extensions.js';

const pasted = (html: string): unknown => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return DOMParser.fromSchema(getSchema(editorExtensions)).parse(page).toJSON();
};

describe('what is pasted into the editor of posts', () => {
  it('leaves out images that a post cannot show, and keeps those that Stallbook stores', () => {
    const stored = '<img src="/media/blog-images/a1.webp" alt="A tent" width="800" height="600">';
    expect(pasted(`<p>Rain.</p><img src="https://tracker.example/p.gif" alt="A pixel">${stored}`)).toMatchObject({
      content: [
        { type: 'paragraph', content: [{ text: 'Rain.' }] },
        { type: 'image', attrs: { src: '/media/blog-images/a1.webp', alt: 'A tent', width: 800, height: 600 } },
      ],
    });
  });
});
