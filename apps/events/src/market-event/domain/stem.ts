/** "candles" and "candle" are the same word. */
export const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** The words of a stem. */
export const formsOf = (stem: string): string[] => [stem, `${stem}s`].filter((word) => stemOf(word) === stem);
