/** Keys whose values tell about a person or open a door. `name` covers people; our own parts log as `service`, `operation`, `topic`. */
const SENSITIVE =
  /pass(word|phrase|wd)?$|secret|token|cookie|authorization|signature|api_?key|^e?mail|email$|e_mail|phone|^name$|(first|last|full|display|business|user|contact|person)_?name|address|street|(^|_)ip$|^content$|^body$|payload/i;
/** Keys that the pattern catches although they hold neither. */
const HARMLESS = new Set(['addresses']);

const EMAIL = /[^\s"'<>:;,{}()[\]]+@[^\s"'<>:;,{}()[\]]+\.[^\s"'<>:;,{}()[\]]+/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const URL_PASSWORD = /(\w+:\/\/)[^\s/@]+@/g;
/** MongoDB repeats the key of a duplicate in its message. */
const DUPLICATE_KEY = /dup key: \{.*?\}/g;

const REDACTED = '[redacted]';
const MAX_DEPTH = 6;

/** Text without addresses, credentials and keys of duplicates. */
export const scrub = (text: string): string =>
  text
    .replace(DUPLICATE_KEY, 'dup key: {…}')
    .replace(URL_PASSWORD, '$1…@')
    .replace(EMAIL, '[email]')
    .replace(BEARER, '$1 …');

/** An error as type, code, text and stack: other fields of errors can hold payloads. */
export function describeError(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: scrub(error.message),
    stack: error.stack && scrub(error.stack),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A copy that may be logged: sensitive keys are masked at any depth, texts scrubbed, foreign objects named only. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value.toISOString();
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return value.map((part) => redact(part, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      SENSITIVE.test(key) && !HARMLESS.has(key) ? REDACTED : redact(part, depth + 1),
    ]),
  );
}
