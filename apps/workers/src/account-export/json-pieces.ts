const INDENT = '  ';
/** The minimum size of a chunk; smaller ones cost more than they carry. */
const PIECE_LENGTH = 64 * 1024;

/** Streams the result of `JSON.stringify(value, null, 2)`. */
export function* jsonOf(value: unknown): Generator<string> {
  let piece = '';
  for (const part of partsOf(value, '\n')) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* partsOf(value: unknown, line: string): Generator<string> {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, one]) => isList || one !== undefined);
  const [open, close] = isList ? '[]' : '{}';
  yield open!;
  let separator = '';
  for (const [key, one] of entries) {
    yield `${separator}${line}${INDENT}${isList ? '' : `${JSON.stringify(key)}: `}`;
    yield* partsOf(one, line + INDENT);
    separator = ',';
  }
  yield entries.length > 0 ? line + close : close!;
}
