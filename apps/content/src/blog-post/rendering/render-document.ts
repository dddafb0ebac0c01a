import sanitizeHtml from 'sanitize-html';
import type { DocumentNode, Mark } from '../domain/document/document.js';
import { isSafeLink } from '../domain/document/safe-link.js';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

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
  type === 'link' ? tag('a', html, ` href="${escaped(attrs?.href ?? '')}"`) : tag(TAGS[type] ?? 'span', html);

const spans = ({ colspan = 1, rowspan = 1 }: Record<string, number> = {}): string =>
  (colspan > 1 ? ` colspan="${colspan}"` : '') + (rowspan > 1 ? ` rowspan="${rowspan}"` : '');

function html({ type, text = '', marks = [], attrs, content = [] }: DocumentNode): string {
  if (type === 'text') return marks.reduce(withMark, escaped(text));
  const inside = content.map(html).join('');
  switch (type) {
    case 'doc':
      return inside;
    case 'hardBreak':
      return '<br />';
    case 'horizontalRule':
      return '<hr />';
    case 'heading':
      return tag(`h${attrs?.['level'] ?? 2}`, inside);
    case 'orderedList':
      return tag('ol', inside, attrs?.['start'] === 1 ? '' : ` start="${attrs?.['start'] ?? 1}"`);
    case 'table':
      return tag('div', tag('table', tag('tbody', inside)), ' class="table" tabindex="0" role="group"');
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
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'div', 'table', 'tbody', 'tr', 'th', 'td'],
    ...['strong', 'em', 's', 'code', 'a'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    div: ['class', 'tabindex', 'role'],
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

/** Sanitized once more on output: a stored document may be older than today's rules. */
export const renderDocument = (document: DocumentNode): string => sanitizeHtml(html(document), OUTPUT);
