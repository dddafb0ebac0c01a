/** Keys of personal data and secrets. `name` means people; log our own parts as `service`, `operation`, or `topic`. */
const SENSITIVE =
  /pass(word|phrase|wd)?$|secret|token|cookie|authorization|signature|api_?key|^e?mail|email$|e_mail|phone|^name$|(first|last|full|display|business|user|contact|person)_?name|address|street|(^|_)ip$|^content$|^body$|payload/i;
/** False positives of the pattern. */
const HARMLESS = new Set(['addresses']);

const WORD = /[^\s"'<>:;,{}()[\]]+/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const URL_PASSWORD = /(\b\w+:\/\/)[^\s/@]+@/g;
/** MongoDB repeats the key of a duplicate in its message. */
const DUPLICATE_KEY = /dup key: \{[^}]*\}?/g;

const REDACTED = '[redacted]';
const MAX_DEPTH = 6;

function withoutAddress(word: string): string {
  const at = word.indexOf('@', 1);
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1 ? '[email]' : word;
}

/** In linear time: strangers write a part of what is logged. */
export const scrub = (text: string): string =>
  text
    .replace(DUPLICATE_KEY, 'dup key: {…}')
    .replace(URL_PASSWORD, '$1…@')
    .replace(WORD, withoutAddress)
    .replace(BEARER, '$1 …');

/** Other fields of errors can hold payloads. */
function describeError(error: Error): Record<string, unknown> {
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

/** Class instances appear by name only. @returns a copy that is safe to log */
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
