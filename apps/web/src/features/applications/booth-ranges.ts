import { locale } from '../../lib/format/texts.js';
import { boothKey } from './booth-key.js';

const NUMBERED = /^(.*?)(\d{1,6})$/;
const SHORTEST = 3;

interface Run {
  first: string;
  last: string;
  length: number;
  prefix: string | undefined;
  number: number;
}

/** Each booth once and in order; three or more in a row become `C1–C4`. */
export function boothRanges(booths: readonly string[]): string[] {
  const inOrder = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const names = [...new Map(booths.map((name) => [boothKey(name), name.trim()])).values()].sort(inOrder.compare);
  const runs: Run[] = [];
  for (const name of names) {
    const [, prefix, digits = ''] = NUMBERED.exec(name) ?? [];
    const number = Number(digits);
    const run = runs.at(-1);
    const follows = run?.prefix !== undefined && prefix !== undefined && boothKey(run.prefix) === boothKey(prefix);
    if (run && follows && run.number + 1 === number) Object.assign(run, { last: name, number, length: run.length + 1 });
    else runs.push({ first: name, last: name, length: 1, prefix, number });
  }
  return runs.flatMap(({ first, last, length }) => {
    if (length >= SHORTEST) return [`${first}–${last}`];
    return length === 1 ? [first] : [first, last];
  });
}
