import { DomainError, isSafeLink, MAX_POST_LENGTH } from '@stallbook/kernel';
import { z } from 'zod';

export interface Mark {
  type: string;
  attrs?: { href: string };
}

/** A node of the editor's document (ProseMirror JSON). */
export interface DocumentNode {
  type: string;
  text?: string;
  marks?: Mark[];
  attrs?: Record<string, number | string>;
  content?: DocumentNode[];
}

interface NodeRule {
  holds?: readonly string[];
  attrs?: z.ZodType<Record<string, number | string>>;
}

const DEEPEST = 12;

const INLINE = ['text', 'hardBreak'];
const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule', 'image', 'table'];
const span = z.int().min(1).max(20).catch(1);
const pixels = z.int().min(1).max(20_000);
const cell: NodeRule = { holds: BLOCKS, attrs: z.object({ colspan: span, rowspan: span }) };

const rules: Readonly<Record<string, NodeRule>> = {
  doc: { holds: BLOCKS },
  paragraph: { holds: INLINE },
  heading: { holds: INLINE, attrs: z.object({ level: z.int().min(2).max(4) }) },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'], attrs: z.object({ start: z.int().min(1).max(9_999).catch(1) }) },
  listItem: { holds: BLOCKS },
  blockquote: { holds: BLOCKS },
  horizontalRule: {},
  hardBreak: {},
  // Only images that Stallbook stores: others could track readers, change, or disappear.
  image: {
    attrs: z.object({
      src: z.string().regex(/^\/media\/blog-images\/[\w-]+\.webp$/),
      alt: z.string().trim().min(1).max(300),
      width: pixels,
      height: pixels,
    }),
  },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableHeader', 'tableCell'] },
  tableHeader: cell,
  tableCell: cell,
};

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z
    .array(
      z.union([
        z.object({ type: z.enum(['bold', 'italic', 'strike', 'code']) }),
        z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().refine(isSafeLink) }) }),
      ]),
    )
    .optional(),
});

const nodeSchema = z.object({
  type: z.string(),
  attrs: z.unknown().optional(),
  content: z.array(z.unknown()).optional(),
});

const invalid = () =>
  new DomainError('BLOG_POST.CONTENT_INVALID', 'This text contains something that a post cannot show.', [
    { path: 'document', message: 'Remove what was pasted last, or links that do not begin with https.' },
  ]);

function readNode(value: unknown, allowed: readonly string[], depth: number): DocumentNode {
  const { type, attrs, content = [] } = nodeSchema.parse(value);
  const rule = Object.hasOwn(rules, type) ? rules[type] : undefined;
  if (!allowed.includes(type) || depth > DEEPEST) throw invalid();
  if (type === 'text') return textSchema.parse(value);
  if (!rule) throw invalid();
  const { holds } = rule;
  if (!holds && content.length > 0) throw invalid();
  return {
    type,
    ...(rule.attrs && { attrs: rule.attrs.parse(attrs ?? {}) }),
    ...(holds && content.length > 0 && { content: content.map((child) => readNode(child, holds, depth + 1)) }),
  };
}

/** Keeps only what a post may hold. @throws DomainError BLOG_POST.CONTENT_INVALID for anything else */
export function readDocument(json: string): DocumentNode {
  if (json.length > MAX_POST_LENGTH) throw invalid();
  try {
    return readNode(JSON.parse(json), ['doc'], 0);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) throw invalid();
    throw error;
  }
}

const BREAKS = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'tableHeader', 'hardBreak']);

export function plainText({ type, text = '', content = [] }: DocumentNode): string {
  return text + content.map(plainText).join('') + (BREAKS.has(type) ? '\n' : '');
}

const WORDS_PER_MINUTE = 220;

export function readingMinutes(document: DocumentNode): number {
  const words = plainText(document).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
