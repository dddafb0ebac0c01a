import { evasions } from '@stallbook/testing';
import type { DocumentNode } from '../domain/document/document.js';
import { fromMarkdown } from '../domain/document/from-markdown.js';
import { renderDocument } from './render-document.js';

const text = (words: string, href?: string): DocumentNode => ({
  type: 'text',
  text: words,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
});
const doc = (...content: DocumentNode[]): DocumentNode => ({ type: 'doc', content });
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });

describe('the HTML of a post', () => {
  it('holds headings, lists, links, and tables', () => {
    expect(renderDocument(fromMarkdown('## Wind\n\n- **Weights**\n- [Markets](/events)'))).toBe(
      '<h2>Wind</h2><ul><li><p><strong>Weights</strong></p></li><li><p><a href="/events">Markets</a></p></li></ul>',
    );
    const cell = { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(text('Fee'))] };
    const table = doc({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] });
    expect(renderDocument(table)).toContain('<th colspan="2"><p>Fee</p></th>');
  });

  it('shows an image with its text in the sizes that are stored', () => {
    const attrs = { src: '/media/blog-images/a1.webp', alt: 'A tent & "weights"', width: 1600, height: 900 };
    expect(renderDocument(doc({ type: 'image', attrs }))).toBe(
      '<img src="/media/blog-images/a1.webp" ' +
        'srcset="/media/blog-images/a1-480.webp 480w, /media/blog-images/a1-960.webp 960w, /media/blog-images/a1-1600.webp 1600w" ' +
        'sizes="(min-width: 800px) 720px, 100vw" alt="A tent &amp; &quot;weights&quot;" width="1600" height="900" loading="eager" fetchpriority="high" />',
    );
  });

  it('loads an image that does not open the post only when it is near', () => {
    const image = { type: 'image', attrs: { src: '/media/blog-images/a1.webp', alt: 'A tent', width: 16, height: 9 } };
    const html = renderDocument(doc(paragraph(text('Before.')), image));
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('eager');
  });

  it('skips no level of headings', () => {
    const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [text(`was ${level}`)] });
    expect(renderDocument(doc(...[4, 4, 2, 4].map(heading)))).toBe(
      '<h2>was 4</h2><h3>was 4</h3><h2>was 2</h2><h3>was 4</h3>',
    );
  });

  it('does not recommend what it links to', () =>
    expect(renderDocument(doc(paragraph(text('x', 'https://example.org/?a=1&b="2"'))))).toContain(
      'rel="noopener nofollow"',
    ));

  it.each(evasions)('shows %j as text, and does not link to it', (evasion) => {
    const html = renderDocument(doc(paragraph(text(evasion), text('x', evasion))));
    const rest = html.replaceAll(
      /<\/?(?:p|a)(?: href="(?:https?:|mailto:|\/(?!\/)|#)[^"]*")?(?: rel="[a-z ]+")?>/g,
      '',
    );
    expect(rest).not.toContain('<');
    expect(rest).toContain(evasion.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });
});
