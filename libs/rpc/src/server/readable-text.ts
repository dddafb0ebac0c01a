import { badInput, INVISIBLE } from '@stallbook/kernel';
import type { FieldError } from '@stallbook/kernel';

/** NUL ends a pattern of the database before its time; half of a surrogate pair is no character at all. */
const NO_TEXT = /[\0\p{Surrogate}]/u;
const MESSAGE = 'This text contains characters that cannot be read.';
/** Fields that name a person, a business, an event or a file wherever it is shown. */
const NAME = /(?:name|title)$/i;
const NAME_MESSAGE = 'Names cannot contain invisible characters. Please type it again.';

/** @throws DomainError BAD_INPUT with the path of every text that cannot be read, and of every name that deceives */
export function requireReadable(input: unknown): void {
  const unreadable = [...unreadableIn(input, '')];
  const [first] = unreadable;
  if (first) throw badInput(first.message, unreadable);
}

function* unreadableIn(value: unknown, path: string): Generator<FieldError> {
  if (typeof value === 'string') {
    if (NO_TEXT.test(value)) yield { path, message: MESSAGE };
    else if (NAME.test(path) && INVISIBLE.test(value)) yield { path, message: NAME_MESSAGE };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* unreadableIn(inner, path ? `${path}.${name}` : name);
}
