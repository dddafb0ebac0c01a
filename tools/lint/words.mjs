// Words of an older style that comments, texts, test titles and Markdown no longer use.

/** Each word with a better one. Spaces also match a line break, with the comment mark of the next line. */
const BETTER = {
  whoever: 'anyone who',
  whom: 'who, or another sentence',
  nobody: 'no one',
  somebody: 'someone',
  anew: 'again',
  'hears of': 'receives',
  'hear of': 'receive',
  'is told': 'receives, or is notified',
  'are told': 'receive, or are notified',
  stands: 'is',
  'of its own': 'its own, or separate',
  'of their own': 'their own, or separate',
  beside: 'next to, or in addition to',
  'level with': 'up to date with',
  'in the end': 'finally',
  'at once': 'immediately, or together',
};

const BREAK = String.raw`(?:\s|\n[ \t]*(?:\/\/|\*|#|>|-)[ \t]?)+`;
const STALLS = '(?<!\\b(?:farm|food|fruit|market|produce|concession) )';
const pattern = (/** @type {string} */ word) => (word === 'stands' ? STALLS : '') + word.replaceAll(' ', BREAK);
const WORDS = new RegExp(`\\b(?:${Object.keys(BETTER).map(pattern).join('|')})\\b`, 'gi');

const TEXT = /(?:\.(?:[cm]?[jt]sx?|md|css|html|ya?ml|sh)|(?:^|\/)(?:Dockerfile|run))$/;
const SKIPPED =
  /(?:^|\/)(?:golden|data|dist|node_modules)\/|\.generated\.|^package-lock\.json$|^docs\/requirements\.md$|^tools\/lint\/words\./;

/** @param {string} path */
export const isChecked = (path) => TEXT.test(path) && !SKIPPED.test(path);

/**
 * The texts in backticks that contain one of the words: they are used exactly as the requirements give them.
 * @param {string} requirements @returns {string[]}
 */
export const fixedTexts = (requirements) =>
  [...requirements.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter((text) => text.search(WORDS) >= 0);

/**
 * @param {string} text @param {readonly string[]} fixed
 * @returns {{ line: number, word: string, better: string }[]}
 */
export function findWords(text, fixed = []) {
  const blank = (/** @type {string} */ found) => ' '.repeat(found.length);
  const free = fixed
    .flatMap((words) => [words, words.replaceAll("'", String.raw`\'`), words.replaceAll("'", '’')])
    .reduce((rest, words) => rest.replaceAll(words, blank), text);
  return [...free.matchAll(WORDS)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replace(/[^a-z]+/g, ' ');
    const better = BETTER[/** @type {keyof typeof BETTER} */ (word)];
    return { line: free.slice(0, index).split('\n').length, word, better };
  });
}
