import { generateJSON, type JSONContent } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.js';

const parts = (node: JSONContent): JSONContent[] => [node, ...(node.content ?? []).flatMap(parts)];
const paste = (html: string) => parts(generateJSON(html, editorExtensions));
const hrefs = (nodes: JSONContent[]) =>
  nodes.flatMap(({ marks = [] }) => marks.map(({ attrs }) => (attrs as { href?: string } | undefined)?.href));

describe('what is pasted into a post', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<details open ontoggle=alert(1)>x</details>',
    '<style>@import "javascript:alert(1)";</style>',
    '<video src="https://evil.example/v.mp4"></video>',
    '<h1 onclick="alert(1)">x</h1><pre>x</pre><u>x</u>',
  ])('has only parts that a post can show: %s', (html) => {
    const types = new Set(paste(`<p>Before</p>${html}`).map(({ type }) => type));
    expect(['doc', 'paragraph', 'text']).toEqual(expect.arrayContaining([...types]));
    expect(JSON.stringify(paste(html))).not.toMatch(/onerror|onload|onclick|ontoggle|srcdoc|evil/);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/\u0001',
    'https://[',
    '#_Toc1',
    `https://example.org/${'x'.repeat(2_000)}`,
  ])('keeps the words of a link to %j without the link', (href) => {
    const nodes = paste(`<p><a href="${href}">words</a></p>`);
    expect(nodes.at(-1)).toMatchObject({ text: 'words' });
    expect(hrefs(nodes)).toEqual([]);
  });

  it('keeps links that a post may have', () => {
    for (const href of ['https://example.org/a?b=1', '/events', 'mailto:a@example.org'])
      expect(hrefs(paste(`<a href="${href}">words</a>`))).toEqual([href]);
  });

  it.each([
    '<img src="https://tracker.example/x.png" alt="A tent" width="8" height="6">',
    '<img src="data:image/png;base64,AAAA" alt="A tent" width="8" height="6">',
    '<img src="/media/blog-images/a1.webp" alt="" width="8" height="6">',
    '<img src="/media/blog-images/a1.webp" alt="A tent">',
  ])('leaves out a picture with which the post could not be saved: %s', (html) =>
    expect(paste(`<p>Before</p>${html}`).filter(({ type }) => type === 'image')).toEqual([]),
  );

  it('keeps a picture that was uploaded to a post', () => {
    const html = '<img src="/media/blog-images/a1.webp" alt="A tent" width="800" height="600">';
    const attrs = { src: '/media/blog-images/a1.webp', alt: 'A tent', width: 800, height: 600 };
    expect(paste(html)).toContainEqual(
      expect.objectContaining({ type: 'image', attrs: expect.objectContaining(attrs) }),
    );
  });
});
