import { badInput } from '@stallbook/kernel';
import type { FieldError } from '@stallbook/kernel';

/** NUL ends a pattern of the database before its time; half of a surrogate pair is no character at all. */
const NO_TEXT = /[\0\p{Surrogate}]/u;
const MESSAGE = 'This text holds characters that cannot be read.';

/** Throws `BAD_INPUT` with the path of every text that no keyboard writes: only programs that probe send such. */
export function requireReadable(input: unknown): void {
  const unreadable = [...unreadableIn(input, '')];
  if (unreadable.length > 0) throw badInput(MESSAGE, unreadable);
}

function* unreadableIn(value: unknown, path: string): Generator<FieldError> {
  if (typeof value === 'string') {
    if (NO_TEXT.test(value)) yield { path, message: MESSAGE };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* unreadableIn(inner, path ? `${path}.${name}` : name);
}
