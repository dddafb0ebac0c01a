const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 10_000;
/** Codes of imports begin with it, codes drawn one by one never do, so that neither has to ask the other. */
const BLOCK_LETTER = 'M';

const letters = (count: number, random: (below: number) => number, alphabet = LETTERS): string =>
  Array.from({ length: count }, () => alphabet[random(alphabet.length)]).join('');

const written = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(4, '0')}`;

/** A code such as `ABCD-1234`; `random` gives an integer below its argument. */
export const drawEventCode = (random: (below: number) => number): string =>
  written(letters(1, random, LETTERS.replace(BLOCK_LETTER, '')) + letters(3, random), random(DIGITS));

/** The first half of the codes of a block of 10,000 imported rows. */
export const drawCodeBlock = (random: (below: number) => number): string => BLOCK_LETTER + letters(3, random);

/** Which block a row (1, 2, …) draws from, and its code there; neighbours do not follow one another. */
export const blockOfRow = (row: number): number => Math.floor((row - 1) / DIGITS);
export const codeInBlock = (block: string, row: number): string => written(block, (row * 7_919 + 4_801) % DIGITS);
