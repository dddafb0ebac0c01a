import { beginningOf } from '@stallbook/kernel/beginning-of';
import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { markdownExtensions } from './editor-extensions.js';
import { isLinkAddress } from './post-values.js';

interface ImportedText {
  /** The heading that the text begins with. */
  title: string | null;
  /** The document as JSON text. */
  document: string;
  /** Images that a post cannot show: not stored here, or without a description. */
  imagesLeftOut: number;
}

const manager = () => new MarkdownManager({ extensions: markdownExtensions });

const blocks = new Set(['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule', 'table']);
const parts = new Set([...blocks, 'listItem', 'tableRow', 'tableHeader', 'tableCell', 'hardBreak', 'text', 'image']);
const marks = new Set(['bold', 'italic', 'strike', 'code', 'link']);
const inline = new Set(['text', 'hardBreak']);
const storedImage = /^\/media\/blog-images\/[\w-]+\.webp$/;
const size = /^(\d+)x(\d+)$/;

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('');

/** Markdown has no place for the size of an image but its title. */
function image({ attrs }: JSONContent): JSONContent[] {
  const [, width, height] = size.exec(String(attrs?.['title'])) ?? [];
  const { src, alt } = attrs ?? {};
  if (!storedImage.test(String(src)) || !alt || !width || !height) return [];
  return [{ type: 'image', attrs: { src, alt, width: Number(width), height: Number(height) } }];
}

function text(node: JSONContent): JSONContent[] {
  const kept = (node.marks ?? []).filter(
    ({ type, attrs }) => marks.has(type) && (type !== 'link' || isLinkAddress(String(attrs?.['href']))),
  );
  return node.text ? [{ type: 'text', text: node.text, ...(kept.length > 0 && { marks: kept }) }] : [];
}

/** Images go between paragraphs, and inline text goes into one. */
function asBlocks(nodes: readonly JSONContent[], shell: JSONContent = { type: 'paragraph' }): JSONContent[] {
  const found: JSONContent[] = [];
  let line: JSONContent[] = [];
  const flush = () => {
    if (line.length > 0) found.push({ ...shell, content: line });
    line = [];
  };
  for (const node of nodes) {
    if (inline.has(node.type ?? '')) line.push(node);
    else {
      flush();
      found.push(node);
    }
  }
  flush();
  return found;
}

function fitted(node: JSONContent): JSONContent[] {
  const { type = '', attrs, content = [] } = node;
  if (type === 'text') return text(node);
  if (type === 'image') return image(node);
  if (type === 'codeBlock') {
    const lines = textOf(node).split('\n').filter(Boolean);
    return lines.map((line) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: line, marks: [{ type: 'code' }] }],
    }));
  }
  const inside = content.flatMap(fitted);
  if (!parts.has(type)) return inside;
  switch (type) {
    case 'paragraph':
      return asBlocks(inside);
    case 'heading':
      return asBlocks(inside, { type, attrs: { level: Math.min(Math.max(Number(attrs?.['level']), 2), 4) } });
    case 'listItem':
    case 'blockquote':
    case 'tableCell':
    case 'tableHeader': {
      const held = asBlocks(inside);
      return [{ ...node, content: held[0]?.type === 'paragraph' ? held : [{ type: 'paragraph' }, ...held] }];
    }
    default:
      return [{ type, ...(attrs && { attrs }), ...(inside.length > 0 && { content: inside }) }];
  }
}

const imagesIn = (node: JSONContent): number =>
  (node.type === 'image' ? 1 : 0) + (node.content ?? []).reduce((sum, child) => sum + imagesIn(child), 0);

/** Keeps what a post can show; the server checks the document again when it is saved. */
export function fromMarkdown(markdown: string): ImportedText {
  const read = manager().parse(markdown.replace(/^\ufeff/, ''));
  const [first, ...rest] = read.content ?? [];
  const hasTitle = first?.type === 'heading' && first.attrs?.['level'] === 1;
  const content = asBlocks((hasTitle ? rest : (read.content ?? [])).flatMap(fitted));
  const document = { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
  return {
    title: hasTitle ? beginningOf(textOf(first).trim(), 160) : null,
    document: JSON.stringify(document),
    imagesLeftOut: imagesIn(read) - imagesIn(document),
  };
}

function withImageSizes(node: JSONContent): JSONContent {
  const { attrs, content } = node;
  return {
    ...node,
    ...(node.type === 'image' && { attrs: { ...attrs, title: `${attrs?.['width']}x${attrs?.['height']}` } }),
    ...(content && { content: content.map(withImageSizes) }),
  };
}

export function toMarkdown(title: string, document: string): string {
  const text = manager().serialize(withImageSizes(JSON.parse(document) as JSONContent));
  return `# ${title}\n\n${text.trim()}\n`;
}
