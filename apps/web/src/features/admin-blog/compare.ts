import { diffWordsWithSpace } from 'diff';

interface Compared {
  title: string;
  excerpt: string;
  /** The document as JSON text. */
  document: string;
}

export interface Change {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

interface TextNode {
  type: string;
  text?: string;
  attrs?: { alt?: string };
  content?: TextNode[];
}

/** Texts that share almost nothing take too long to compare. */
const PATIENCE_MS = 1_000;
const lines = new Set(['paragraph', 'heading', 'hardBreak', 'image', 'horizontalRule']);

/** Each block on a separate line. */
export function plainText({ type, text = '', attrs, content = [] }: TextNode): string {
  const own = type === 'image' ? `[${attrs?.alt ?? ''}]` : text;
  return own + content.map(plainText).join('') + (lines.has(type) ? '\n' : '');
}

const wholeText = ({ title, excerpt, document }: Compared): string =>
  [title, excerpt, plainText(JSON.parse(document) as TextNode)].join('\n\n');

/** By words; null when the texts are too different. */
export function changesBetween(before: Compared, after: Compared): Change[] | null {
  const found = diffWordsWithSpace(wholeText(before), wholeText(after), { timeout: PATIENCE_MS });
  return (
    found?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })) ?? null
  );
}
