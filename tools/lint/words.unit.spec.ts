import { findWords, fixedTexts, isChecked } from './words.mjs';

describe('the check of words', () => {
  it('finds a word with its line and a better one', () => {
    expect(findWords('const a = 1;\n// Nobody waits.\n')).toEqual([{ line: 2, word: 'nobody', better: 'no one' }]);
  });

  it.each([
    ["it('answers at once', () => {})", 'at once'],
    ['<p>Somebody else took it.</p>', 'somebody'],
    ['// It is told\n', 'is told'],
    [' * It happens at\n * once.', 'at once'],
    ['// It happens at\n  // once.', 'at once'],
    ['It happens in the\nend.', 'in the end'],
    ['The word stands next to it.', 'stands'],
    ['A process of its own.', 'of its own'],
    ['No one needs it any\nmore.', 'any more'],
  ])('finds the word in %j', (text, word) => {
    expect(findWords(text).map((found) => found.word)).toEqual([word]);
  });

  it.each(['besides', 'understands', 'someone', 'renewed', 'the end', 'food stands', 'whose', 'foretold'])(
    'accepts %j',
    (text) => expect(findWords(text)).toEqual([]),
  );

  it.each([
    ['const normaliseEmail = 1;', 'normalise'],
    ['<Form onCancelled={stop} />', 'cancelled'],
    ['for (const colour of colours) {', 'colour'],
    ['Each organisation has one.', 'organisa'],
    ['The Neighbour is labelled.', 'labelled'],
    ['a catalogue', 'catalogue'],
    ['before authorising it', 'authorisi'],
  ])('finds the British spelling in %j', (text, part) => {
    expect(findWords(text).map((found) => found.word)).toContain(part);
  });

  it.each(['promise', 'advertised', 'finalist', 'realIsEmpty', 'customIsEqual', 'cancellation', 'aria-labelledby="a"'])(
    'does not take %j for British',
    (text) => expect(findWords(text)).toEqual([]),
  );

  it.each(['/** Of a vendor. */', '// Of a vendor.'])('finds the comment without a noun %j', (text) => {
    expect(findWords(text).map((found) => found.word)).toEqual(['of']);
  });

  it.each(['/** The name of a vendor. */', '// Often late.', "title: 'Of mice'"])(
    'accepts the comment or text %j',
    (text) => expect(findWords(text)).toEqual([]),
  );

  it('accepts a word only inside a text that the requirements give in backticks', () => {
    const fixed = fixedTexts("It shows `Nobody's here` and `Saved`, and nobody else.");
    expect(fixed).toEqual(["Nobody's here"]);
    expect(findWords(String.raw`title: 'Nobody\'s here'`, fixed)).toEqual([]);
    expect(findWords('"Nobody\'s here"; "Nobody is here"', fixed)).toHaveLength(1);
  });

  it('reads sources and documents, but no data, generated files or golden files', () => {
    const read = ['apps/a/src/a.ts', 'apps/web/src/a.tsx', 'README.md', 'k8s/base/app.yaml', 'tools/a.mjs'];
    const skipped = [
      'docs/requirements.md',
      'a/golden/a.v1.json',
      'a/b.generated.ts',
      'package-lock.json',
      'a/data/b.md',
    ];
    expect(read.filter(isChecked)).toEqual(read);
    expect(skipped.filter(isChecked)).toEqual([]);
  });
});
