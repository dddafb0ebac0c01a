/** "candles" and "candle" are the same word. */
export const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);
