// Words of an older style that comments, texts, test titles, and Markdown no longer use, and British spellings in any
// text or name.

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
  'any more': 'no longer, or anymore',
  'goes on': 'continues',
};

const DOUBLED = ['cancel', 'channel', 'fuel', 'label', 'model', 'signal', 'total', 'travel'];
const WITH_Z = [
  'apolog',
  'author',
  'categor',
  'character',
  'emphas',
  'final',
  'general',
  'initial',
  'item',
  'maxim',
  'minim',
  'normal',
  'optim',
  'organ',
  'priorit',
  'random',
  'real',
  'recogn',
  'sanit',
  'serial',
  'special',
  'stabil',
  'summar',
  'synchron',
  'token',
  'util',
  'visual',
];

/** Parts of British words with the American ones; names contain them too. */
const AMERICAN = {
  artefact: 'artifact',
  behaviour: 'behavior',
  catalogue: 'catalog',
  centre: 'center',
  colour: 'color',
  defence: 'defense',
  favour: 'favor',
  flavour: 'flavor',
  grey: 'gray',
  honour: 'honor',
  jewellery: 'jewelry',
  labour: 'labor',
  licence: 'license',
  neighbour: 'neighbor',
  offence: 'offense',
  ...Object.fromEntries(DOUBLED.map((verb) => [`${verb}led`, `${verb}ed`])),
  ...Object.fromEntries(DOUBLED.map((verb) => [`${verb}ling`, `${verb}ing`])),
  ...Object.fromEntries(WITH_Z.map((stem) => [`${stem}ise`, `${stem}ize`])),
  ...Object.fromEntries(WITH_Z.map((stem) => [`${stem}isi`, `${stem}izi`])),
  ...Object.fromEntries(WITH_Z.map((stem) => [`${stem}isa`, `${stem}iza`])),
};

/** Names that packages and browsers give. */
const FOREIGN = ['aria-labelledby', 'received.cancelled'];

/** @type {Record<string, string>} */
const BETTERS = { ...BETTER, ...AMERICAN, of: 'the noun first, as in "The size of …"' };

const BREAK = String.raw`(?:\s|\n[ \t]*(?:\/\/|\*|#|>|-)[ \t]?)+`;
const STALLS = '(?<!\\b(?:farm|food|fruit|market|produce|concession) )';
const pattern = (/** @type {string} */ word) => (word === 'stands' ? STALLS : '') + word.replaceAll(' ', BREAK);
const WORDS = new RegExp(`\\b(?:${Object.keys(BETTER).map(pattern).join('|')})\\b`, 'gi');

/** A comment without the noun that it describes: "Of a vendor." */
const HEADLESS = /(?<=\/\/ |\/\*\*? )Of(?= )/g;

/** In a name, a part begins with a capital: `realIsEmpty` is not British. */
const BRITISH = new RegExp(
  Object.keys(AMERICAN)
    .map((part) => `[${part.charAt(0)}${part.charAt(0).toUpperCase()}]${part.slice(1)}`)
    .join('|'),
  'g',
);

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
  [...requirements.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.search(WORDS) >= 0 || text.search(BRITISH) >= 0);

/**
 * @param {string} text @param {readonly string[]} fixed
 * @returns {{ line: number, word: string, better: string }[]}
 */
export function findWords(text, fixed = []) {
  const blank = (/** @type {string} */ found) => ' '.repeat(found.length);
  const free = [...FOREIGN, ...fixed]
    .flatMap((words) => [words, words.replaceAll("'", String.raw`\'`), words.replaceAll("'", '’')])
    .reduce((rest, words) => rest.replaceAll(words, blank), text);
  return [...free.matchAll(WORDS), ...free.matchAll(BRITISH), ...free.matchAll(HEADLESS)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replace(/[^a-z]+/g, ' ');
    return { line: free.slice(0, index).split('\n').length, word, better: BETTERS[word] ?? '' };
  });
}
