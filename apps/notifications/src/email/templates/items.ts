/** Separates the items in one variable: a line separator, which is no control character. */
const ITEM_BREAK = '\u2028';

export const joinedItems = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(ITEM_BREAK, ' ')).join(ITEM_BREAK);

export const itemsIn = (joined: string): string[] => joined.split(ITEM_BREAK);
