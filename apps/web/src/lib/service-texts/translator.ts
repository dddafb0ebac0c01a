import { formatDate, shiftDate } from '../format/dates.js';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (english: string) => new RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`, 's');
const literalLength = (english: string) => english.replaceAll('{}', '').length;
const englishDate = /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}$/;

/** `{}` takes the next value, `{1}` the second one. */
const filled = (text: string, values: readonly string[]) => {
  let next = 0;
  return text.replace(/\{(\d?)\}/g, (_all, at: string) => values[at ? Number(at) : next++] ?? '');
};

/**
 * Translates the texts of services by a table from English, in which `{}` marks a value. Values that are texts of
 * the table themselves are translated too; others, which people wrote, stay. Unknown texts give undefined.
 */
export function translator(table: Readonly<Record<string, string>>): (english: string) => string | undefined {
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('{}'))
    // The pattern with the most fixed words is the most specific one.
    .sort(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  const known = new Map(Object.entries(table));

  function translate(english: string): string | undefined {
    const text = known.get(english);
    if (text !== undefined) return text;
    for (const { pattern, text } of patterns) {
      const values = pattern.exec(english)?.slice(1);
      if (values) return filled(text, values.map(shown));
    }
    return undefined;
  }

  const shown = (value: string): string =>
    englishDate.test(value) ? formatDate(shiftDate(new Date(value), {})) : (translate(value) ?? value);

  return translate;
}
