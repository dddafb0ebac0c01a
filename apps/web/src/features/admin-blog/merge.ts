import { getSchema } from '@tiptap/core';
import { diffArrays } from 'diff';
import { categoryLabel } from '../../components/post/texts.js';
import { plainText } from './compare.js';
import { editorExtensions } from './editor-extensions.js';
import type { PostValues } from './post-values.js';
import { mergeTexts, postForm } from './texts.js';

export type Side = 'mine' | 'theirs';

/** A field, or blocks of the text, in which two writers differ. */
export interface Difference {
  key: string;
  label: string;
  mine: string;
  theirs: string;
  /** The side that was changed. Where both were, the reader's own. */
  suggested: Side;
}

export interface Merge {
  differences: Difference[];
  resolve: (sides: Readonly<Record<string, Side>>) => PostValues;
}

const fields = {
  title: postForm.title,
  slug: postForm.slug,
  excerpt: postForm.excerpt,
  category: postForm.category,
  contentType: postForm.contentType,
  featured: postForm.featured,
} as const;
const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

/** As the form shows it. */
function shown(name: keyof typeof fields, values: PostValues): string {
  if (name === 'featured') return mergeTexts[values.featured ? 'yes' : 'no'];
  if (name === 'category') return categoryLabel(values.category);
  if (name !== 'contentType') return values[name];
  return postForm.contentTypes.find(({ value }) => value === values.contentType)?.label ?? values.contentType;
}

/** With every default, because the server leaves defaults out and the editor does not. */
function blocksOf(document: string): string[] {
  const node = getSchema(editorExtensions).nodeFromJSON(JSON.parse(document));
  return node.children.map((block) => JSON.stringify(block.toJSON()));
}

const textOf = (blocks: readonly string[]): string =>
  blocks.map((block) => plainText(JSON.parse(block) as Parameters<typeof plainText>[0])).join('');

const countIn = (blocks: readonly string[], block: string): number => blocks.filter((one) => one === block).length;

interface Run {
  mine: string[];
  theirs: string[];
  isSame: boolean;
}

/** Runs of equal blocks, and between them the blocks of either side. */
function runsOf(mine: readonly string[], theirs: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const { added, removed, value } of diffArrays([...theirs], [...mine])) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ mine: value, theirs: value, isSame: true });
    else if (last && !last.isSame) last[added ? 'mine' : 'theirs'].push(...value);
    else runs.push({ mine: added ? [...value] : [], theirs: removed ? [...value] : [], isSame: false });
  }
  return runs;
}

export function mergeOf(mine: PostValues, theirs: PostValues, base: PostValues): Merge {
  const before = blocksOf(base.document);
  const theirBlocks = blocksOf(theirs.document);
  const runs = runsOf(blocksOf(mine.document), theirBlocks);
  const isOld = (blocks: readonly string[]) => blocks.every((block) => before.includes(block));
  /** It is elsewhere in their text, so without it here it could get lost. */
  const wasMoved = (block: string) => countIn(theirBlocks, block) >= countIn(before, block);
  const isTheirChange = (run: Run) =>
    isOld(run.mine) && !run.mine.some(wasMoved) && (run.theirs.length === 0 || !isOld(run.theirs));
  const inFields = fieldNames
    .filter((name) => mine[name] !== theirs[name])
    .map((name): Difference => ({
      key: name,
      label: fields[name],
      mine: shown(name, mine),
      theirs: shown(name, theirs),
      suggested: mine[name] === base[name] ? 'theirs' : 'mine',
    }));
  const inText = runs.flatMap((run, index): Difference[] =>
    run.isSame
      ? []
      : [
          {
            key: `text-${index}`,
            label: postForm.text,
            mine: textOf(run.mine),
            theirs: textOf(run.theirs),
            suggested: isTheirChange(run) ? 'theirs' : 'mine',
          },
        ],
  );
  return {
    differences: [...inFields, ...inText],
    resolve: (sides) => {
      const content = runs.flatMap((run, index) => run[sides[`text-${index}`] ?? 'mine']);
      const taken = fieldNames.filter((name) => sides[name] === 'theirs').map((name) => [name, theirs[name]]);
      return {
        ...mine,
        ...(Object.fromEntries(taken) as Partial<PostValues>),
        document: `{"type":"doc","content":[${content.join(',') || '{"type":"paragraph"}'}]}`,
      };
    },
  };
}
