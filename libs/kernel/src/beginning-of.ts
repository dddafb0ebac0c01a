/** At most so many UTF-16 units from the beginning of a text. Its last code point is whole. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
