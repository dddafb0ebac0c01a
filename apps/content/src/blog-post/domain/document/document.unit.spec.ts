import { MAX_POST_LENGTH } from '@stallbook/kernel';
import { readDocument, readingMinutes, type DocumentNode } from './document.js';
import { fromMarkdown } from './from-markdown.js';

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const linked = (href: string) =>
  doc(paragraph({ type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href } }] }));
const image = (attrs: object) =>
  doc({
    type: 'image',
    attrs: { src: '/media/blog-images/a-1.webp', alt: 'A tent', width: 1600, height: 900, ...attrs },
  });
const refusal = { code: 'BLOG_POST.CONTENT_INVALID' };

describe('the document of a post', () => {
  it('keeps headings, lists, quotes, tables, and links, and drops unknown attributes', () => {
    const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph()] };
    const kept: DocumentNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Wind' }] },
        { type: 'blockquote', content: [{ type: 'paragraph' }] },
        { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem' }] },
        { type: 'table', content: [{ type: 'tableRow', content: [{ ...cell, content: [{ type: 'paragraph' }] }] }] },
      ],
    };
    expect(readDocument(JSON.stringify(kept))).toEqual(kept);
    const extra = { type: 'heading', attrs: { level: 2, onclick: 'x()' }, style: 'x' };
    expect(readDocument(doc(extra))).toEqual({ type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] });
  });

  it('is at most twelve levels deep, and as long as its form allows', () => {
    const quotes = (levels: number): object =>
      levels === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [quotes(levels - 1)] };
    expect(readDocument(doc(quotes(11)))).toEqual({ type: 'doc', content: [quotes(11)] });
    expect(() => readDocument(doc(quotes(12)))).toThrow(expect.objectContaining(refusal));
    const long = doc().padEnd(MAX_POST_LENGTH);
    expect(readDocument(long)).toEqual({ type: 'doc' });
    expect(() => readDocument(`${long} `)).toThrow(expect.objectContaining(refusal));
  });

  it('keeps an image that Stallbook stores', () => {
    expect(readDocument(image({ title: null }))).toEqual(JSON.parse(image({})));
  });

  it.each([
    ['an unknown embed', doc({ type: 'iframe', attrs: { src: 'https://example.org' } })],
    ['raw HTML', doc({ type: 'html', content: [] })],
    ['a node of a prototype', doc({ type: 'constructor' })],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
    ['a block in a line', doc(paragraph({ type: 'table' }))],
    ['an unknown mark', doc(paragraph({ type: 'text', text: 'x', marks: [{ type: 'style' }] }))],
    ['an image of another site', image({ src: 'https://example.org/x.png' })],
    ['an image outside of the folder of posts', image({ src: '/media/blog-images/../event-banners/x.webp' })],
    ['an image that is a script', image({ src: 'javascript:alert(1)' })],
    ['an image without a text', image({ alt: ' ' })],
    ['no JSON', '<p>x</p>'],
    ['another root', '"doc"'],
    ['a megabyte', doc(paragraph({ type: 'text', text: 'x'.repeat(1_000_000) }))],
    ['quotes without end', `{"type":"doc","content":${'[{"type":"blockquote","content":'.repeat(5_000)}`],
    [
      'quotes within quotes',
      doc(Array.from({ length: 40 }).reduce<object>((content) => ({ type: 'blockquote', content: [content] }), {})),
    ],
  ])('refuses %s', (_, json) => expect(() => readDocument(json)).toThrow(expect.objectContaining(refusal)));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'blob:https://x.example/1',
    'javascript&colon;alert(1)',
  ])('refuses a link to %j', (href) =>
    expect(() => readDocument(linked(href))).toThrow(expect.objectContaining(refusal)),
  );

  it.each(['https://example.org/a?b=1#c', 'http://example.org', '/events', '#wind', 'mailto:a@example.org'])(
    'keeps a link to %s',
    (href) => expect(JSON.stringify(readDocument(linked(href)))).toContain(href),
  );

  it('keeps a link of 2,000 characters at most', () => {
    const link = (length: number) => linked('https://example.org/'.padEnd(length, 'x'));
    expect(() => readDocument(link(2_000))).not.toThrow();
    expect(() => readDocument(link(2_001))).toThrow(expect.objectContaining(refusal));
  });

  it('estimates the reading time, at least a minute', () => {
    expect(readingMinutes(fromMarkdown('Short.'))).toBe(1);
    expect(readingMinutes(fromMarkdown('word '.repeat(1_100)))).toBe(5);
  });

  it('has one space where a line of Markdown is broken, also in a list', () => {
    const item = { type: 'listItem', content: [paragraph({ type: 'text', text: 'Bring change.' })] };
    expect(fromMarkdown('- Bring\n  change.')).toEqual({
      type: 'doc',
      content: [{ type: 'bulletList', content: [item] }],
    });
  });

  it('reads headings, lists, bold text, and links of Markdown', () => {
    const { content } = fromMarkdown(
      '## Wind\n\n- **Weights**\n  on legs\n- [Markets](/events)\n\n1. One\n2. Two\n\nEnd [x](javascript:x)',
    );
    expect(content?.map(({ type }) => type)).toEqual(['heading', 'bulletList', 'orderedList', 'paragraph']);
    expect(readDocument(doc(...(content ?? [])))).toEqual({ type: 'doc', content });
  });
});
