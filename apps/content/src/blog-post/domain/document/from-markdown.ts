import { isSafeLink } from '@stallbook/kernel';
import type { DocumentNode, Mark } from './document.js';

const SPANS = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

function marked(text: string, mark?: Mark): DocumentNode {
  return { type: 'text', text, ...(mark && { marks: [mark] }) };
}

function inline(text: string): DocumentNode[] {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split(SPANS)
    .filter(Boolean)
    .map((part) => {
      const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
      if (bold) return marked(bold, { type: 'bold' });
      const [, label, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      return label && href && isSafeLink(href) ? marked(label, { type: 'link', attrs: { href } }) : marked(part);
    });
}

const paragraph = (text: string): DocumentNode => ({ type: 'paragraph', content: inline(text) });

function list(text: string, bullet: RegExp, shell: Pick<DocumentNode, 'type' | 'attrs'>): DocumentNode {
  const items = text.split(bullet).filter((item) => item.trim() !== '');
  return { ...shell, content: items.map((item) => ({ type: 'listItem', content: [paragraph(item.trim())] })) };
}

function block(text: string): DocumentNode {
  const [, signs, title] = /^(#{2,4}) (.+)$/.exec(text) ?? [];
  if (signs && title) return { type: 'heading', attrs: { level: signs.length }, content: inline(title) };
  if (/^[-*] /.test(text)) return list(text, /^[-*] /m, { type: 'bulletList' });
  if (/^1\. /.test(text)) return list(text, /^\d+\. /m, { type: 'orderedList', attrs: { start: 1 } });
  return paragraph(text);
}

/** Headings, lists, bold text, and links of Markdown; everything else is plain text. */
export function fromMarkdown(markdown: string): DocumentNode {
  const blocks = markdown.trim().split(/\n\s*\n/);
  return { type: 'doc', content: blocks.filter(Boolean).map((text) => block(text.trim())) };
}
