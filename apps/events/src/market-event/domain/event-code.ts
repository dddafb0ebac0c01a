const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 10_000;
/** Only codes of imports begin with it, so blocks and single codes never collide. */
const BLOCK_LETTER = 'M';

const letters = (count: number, random: (below: number) => number, alphabet = LETTERS): string =>
  Array.from({ length: count }, () => alphabet[random(alphabet.length)]).join('');

const format = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(4, '0')}`;

/** `random` returns an integer below its argument. */
export const drawEventCode = (random: (below: number) => number): string =>
  format(letters(1, random, LETTERS.replace(BLOCK_LETTER, '')) + letters(3, random), random(DIGITS));

/** The letters that 10,000 imported rows share. */
export const drawCodeBlock = (random: (below: number) => number): string => BLOCK_LETTER + letters(3, random);

/** Rows count from 1. */
export const blockOfRow = (row: number): number => Math.floor((row - 1) / DIGITS);
/** Neighboring rows get codes far apart. */
export const codeInBlock = (block: string, row: number): string => format(block, (row * 7_919 + 4_801) % DIGITS);
