import { badInput, INVISIBLE, type FieldError } from '@stallbook/kernel';

/** NUL truncates MongoDB patterns, a lone surrogate is not a character, and U+E0001 marks erased fields. */
const NO_TEXT = /[\0\p{Surrogate}\u{e0001}]/u;
const MESSAGE = 'This text contains unsupported characters.';
const NAME = /(?:name|title)$/i;
const NAME_MESSAGE = 'Names cannot contain invisible characters. Please type it again.';

/** @throws DomainError BAD_INPUT with the path of each text with unsupported or deceptive characters */
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
