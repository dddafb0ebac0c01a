import { imageWidths } from '@stallbook/contracts';
import { escapeHtml, isSafeLink } from '@stallbook/kernel';
import sanitizeHtml from 'sanitize-html';
import type { DocumentNode, Mark } from '../domain/document/document.js';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  bold: 'strong',
  italic: 'em',
  strike: 's',
  code: 'code',
};

const tag = (name: string, inside: string, attributes = ''): string => `<${name}${attributes}>${inside}</${name}>`;

const withMark = (html: string, { type, attrs }: Mark): string =>
  type === 'link' ? tag('a', html, ` href="${escapeHtml(attrs?.href ?? '')}"`) : tag(TAGS[type] ?? 'span', html);

const spans = ({ colspan, rowspan }: DocumentNode['attrs'] = {}): string =>
  (Number(colspan) > 1 ? ` colspan="${colspan}"` : '') + (Number(rowspan) > 1 ? ` rowspan="${rowspan}"` : '');

function image({ src = '', alt = '', width = 0, height = 0 }: DocumentNode['attrs'] = {}): string {
  const name = String(src).replace(/\.webp$/, '');
  const srcset = imageWidths['blog-image'].map((size) => `${name}-${size}.webp ${size}w`).join(', ');
  const sizes = '(min-width: 800px) 720px, 100vw';
  const text = escapeHtml(String(alt));
  return `<img src="${src}" srcset="${srcset}" sizes="${sizes}" alt="${text}" width="${width}" height="${height}" loading="lazy" />`;
}

/** The title of the page is the only `h1`, and screen readers expect no level to be skipped. */
function withHeadingOrder(document: DocumentNode): DocumentNode {
  let last = 1;
  const ordered = (node: DocumentNode): DocumentNode => {
    if (node.type === 'heading') {
      last = Math.min(Number(node.attrs?.['level'] ?? 2), last + 1);
      return { ...node, attrs: { level: last } };
    }
    return node.content ? { ...node, content: node.content.map(ordered) } : node;
  };
  return ordered(document);
}

/** An image that opens a post is probably the largest thing in the first view. */
const withFirstImage = (output: string): string =>
  output.replace(/^(<img [^>]*)loading="lazy"/, '$1loading="eager" fetchpriority="high"');

function html({ type, text = '', marks = [], attrs, content = [] }: DocumentNode): string {
  if (type === 'text') return marks.reduce(withMark, escapeHtml(text));
  const inside = content.map(html).join('');
  switch (type) {
    case 'doc':
      return inside;
    case 'hardBreak':
      return '<br />';
    case 'horizontalRule':
      return '<hr />';
    case 'image':
      return image(attrs);
    case 'heading':
      return tag(`h${attrs?.['level'] ?? 2}`, inside);
    case 'orderedList':
      return tag('ol', inside, attrs?.['start'] === 1 ? '' : ` start="${attrs?.['start'] ?? 1}"`);
    case 'table':
      return tag(
        'div',
        tag('table', tag('tbody', inside)),
        ' class="table" tabindex="0" role="group" aria-label="Table"',
      );
    case 'tableHeader':
      return tag('th', inside, spans(attrs));
    case 'tableCell':
      return tag('td', inside, spans(attrs));
    default:
      return tag(TAGS[type] ?? 'div', inside);
  }
}

const OUTPUT: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'div',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
    'strong',
    'em',
    's',
    'code',
    'a',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedClasses: { div: ['table'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isSafeLink(href) ? { href, ...(/^https?:/.test(href) && { rel: 'noopener nofollow' }) } : {},
    }),
  },
};

/** Sanitized again on output: a stored document may be older than today's rules. */
export const renderDocument = (document: DocumentNode): string =>
  withFirstImage(sanitizeHtml(html(withHeadingOrder(document)), OUTPUT));
