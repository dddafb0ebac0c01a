/** What a catalog says at one place: `hero.vendor.title`. */
export interface SourceText {
  at: string;
  text: string;
}

interface Element {
  props: Record<string, unknown>;
}
const isElement = (value: object): value is Element => '$$typeof' in value && 'props' in value;

/** Enough of a value of any kind for most functions of a catalog. */
const samples = [
  [2, 2, 2, 2, 2],
  ['x', 'x', 'x', 'x', 'x'],
  [['x'], ['x']],
];

function resultOf(value: (...given: unknown[]) => unknown): unknown {
  for (const sample of samples) {
    try {
      return value(...sample);
    } catch {
      // The function needs a value of another kind.
    }
  }
  return undefined;
}

/** Every text of a catalog, and what its functions and elements say. */
export function textsIn(value: unknown, at: string): SourceText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value === 'function') return textsIn(resultOf(value as (...given: unknown[]) => unknown), `${at}()`);
  if (typeof value !== 'object' || value === null) return [];
  const parts = isElement(value) ? value.props : value;
  return Object.entries(parts).flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
}

/** The shape that a translation must have too: keys, lengths of lists, and what each function takes. */
export function shapeOf(value: unknown, at: string): string[] {
  if (typeof value === 'function') return [`${at}(${value.length})`];
  if (typeof value !== 'object' || value === null || isElement(value)) return [at];
  return Object.entries(value).flatMap(([key, part]) => shapeOf(part, `${at}.${key}`));
}
