import { changesBetween } from './compare.js';
import { mergeOf } from './merge.js';
import { emptyPost, type PostValues } from './post-values.js';

const block = (text: string, more: object = {}) => ({ type: 'paragraph', content: [{ type: 'text', text, ...more }] });
const post = (texts: string[], fields: Partial<PostValues> = {}): PostValues => ({
  ...emptyPost,
  title: 'Wind',
  document: JSON.stringify({ type: 'doc', content: texts.map((text) => block(text)) }),
  ...fields,
});
const textsOf = ({ document }: PostValues) =>
  (JSON.parse(document) as { content: { content: { text: string }[] }[] }).content.map(
    ({ content }) => content[0]?.text,
  );

describe('merging two versions of a post', () => {
  const base = post(['One.', 'Two.', 'Three.']);
  const mine = post(['One!', 'Two.', 'Three.'], { title: 'Gale' });
  const theirs = post(['One.', 'Two.', 'Three?', 'Four.'], { excerpt: 'Short.' });

  it('suggests the side that was changed', () => {
    const { differences } = mergeOf(mine, theirs, base);
    expect(differences.map((one) => [one.label, one.mine.trim(), one.theirs.trim(), one.suggested])).toEqual([
      ['Title', 'Gale', 'Wind', 'mine'],
      ['Summary', '', 'Short.', 'theirs'],
      ['Text', 'One!', 'One.', 'mine'],
      ['Text', 'Three.', 'Three?\nFour.', 'theirs'],
    ]);
  });

  it('takes one side per difference', () => {
    const { differences, resolve } = mergeOf(mine, theirs, base);
    const merged = resolve(Object.fromEntries(differences.map(({ key, suggested }) => [key, suggested])));
    expect([merged.title, merged.excerpt, textsOf(merged)]).toEqual([
      'Gale',
      'Short.',
      ['One!', 'Two.', 'Three?', 'Four.'],
    ]);
    const all = resolve(Object.fromEntries(differences.map(({ key }) => [key, 'theirs' as const])));
    expect([all.title, textsOf(all)]).toEqual(['Wind', textsOf(theirs)]);
  });

  const suggestedFor = (own: string[], other: string[]) => {
    const { differences, resolve } = mergeOf(post(own), post(other), base);
    return textsOf(resolve(Object.fromEntries(differences.map(({ key, suggested }) => [key, suggested]))));
  };

  it('suggests a removal of either side', () => {
    expect(suggestedFor(['One!', 'Two.', 'Three.'], ['One.', 'Two.'])).toEqual(['One!', 'Two.']);
    expect(suggestedFor(['One.', 'Two.'], ['One!', 'Two.', 'Three.'])).toEqual(['One!', 'Two.']);
    expect(suggestedFor(['One.', 'Two.', 'Three.', 'Four.'], ['Two.', 'Three.'])).toEqual(['Two.', 'Three.', 'Four.']);
  });

  it('keeps a block once that either side moved', () => {
    expect(suggestedFor(['One.', 'Two.', 'Three!'], ['Two.', 'One.', 'Three.'])).toEqual(['One.', 'Two.', 'Three!']);
    expect(suggestedFor(['Two.', 'One.', 'Three.'], ['One.', 'Two.', 'Three!'])).toEqual(['Two.', 'One.', 'Three.']);
  });

  it('shows fields as the form does', () => {
    const [own, other] = [post([], { featured: true }), post([], { contentType: 'blueprint' })];
    expect(mergeOf(own, other, base).differences.map((one) => [one.mine, one.theirs])).toEqual([
      ['Article', 'Blueprint'],
      ['Yes', 'No'],
    ]);
  });

  it('sees no difference in defaults that only the editor writes', () => {
    const link = (attrs: object) =>
      post([], {
        document: JSON.stringify({ type: 'doc', content: [block('x', { marks: [{ type: 'link', attrs }] })] }),
      });
    const href = 'https://example.org';
    const [plain, full] = [link({ href }), link({ href, class: null, title: null })];
    expect(mergeOf(full, plain, plain).differences).toEqual([]);
  });
});

describe('comparing two versions of a post', () => {
  it('names the words that were removed and added', () => {
    const changes = changesBetween(post(['Weights on every leg.']), post(['Weights on each leg.'])) ?? [];
    expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'every' },
      { kind: 'added', text: 'each' },
    ]);
  });
});
