import { getSchema } from '@tiptap/core';
import { editorExtensions } from './editor-extensions.js';
import { fromMarkdown, toMarkdown } from './markdown.js';

const read = (markdown: string) => JSON.parse(fromMarkdown(markdown).document) as { content: { type: string }[] };
const fits = (document: string) => getSchema(editorExtensions).nodeFromJSON(JSON.parse(document)).check();

const rich = `# Rain plans

## Before

Weigh **every** *leg* of the [tent](https://example.com).

- Sandbags
- Ropes

1. Look up
2. Pack up

> Wind wins.

![A tent in rain](/media/blog-images/0198-ab.webp "1200x800")

---

| Item | Weight |
| --- | --- |
| Bag | 20 lb |
`;

describe('posts as Markdown', () => {
  it('are imported with every kind of block, and exported the same', () => {
    const { title, document, imagesLeftOut } = fromMarkdown(rich);
    expect([title, imagesLeftOut]).toEqual(['Rain plans', 0]);
    fits(document);
    expect(read(rich).content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'orderedList',
      'blockquote',
      'image',
      'horizontalRule',
      'table',
    ]);
    const out = toMarkdown('Rain plans', document);
    expect(out).toContain('![A tent in rain](/media/blog-images/0198-ab.webp "1200x800")');
    expect(fromMarkdown(out)).toEqual(fromMarkdown(rich));
  });

  it('leave out content that a post cannot show', () => {
    const markdown = [
      '##### Small',
      'See ![a pixel](https://tracker.example/p.gif) and [this](javascript:alert(1)) or [that](data:text/html,x).',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '```js\nlet a = 1;\n```',
      '- ![x](https://tracker.example/q.gif)',
    ].join('\n\n');
    const { document, imagesLeftOut } = fromMarkdown(markdown);
    fits(document);
    expect(imagesLeftOut).toBeGreaterThanOrEqual(2);
    expect(document).not.toMatch(/javascript:|data:|tracker|"image"|codeBlock|onerror"/);
    expect(document).toContain('"level":4');
    expect(document).toContain('let a = 1;');
  });

  it('are never without a paragraph', () => {
    expect(read('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    fits(fromMarkdown('# Only a title').document);
  });
});
