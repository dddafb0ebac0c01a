const short = /^.{1,120}$/u;
/** Ends between two words, or within one that is too long. */
const start = /^.{1,120}(?= )|^.{120}/u;

/** The beginning of a message, on one line. Only what was written is in these quotation marks. */
export function quoted(name: string, content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  const words = short.test(line) ? line : `${start.exec(line)?.[0].replace(/[,;:.]+$/, '') ?? ''}…`;
  return `${name.replace(/[“”]/g, '"')}: “${words}”`;
}
