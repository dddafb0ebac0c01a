/** At most so many UTF-16 units from the beginning of a text. Its last code point is whole. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');

/** At most so many UTF-16 units, on one line. It ends between two words, or within one that is too long. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const space = line.lastIndexOf(' ', length - 1);
  const cut = beginningOf(line, space > length / 2 ? space : length - 1);
  return `${cut.replace(/[\s,.;:]+$/, '')}…`;
}
