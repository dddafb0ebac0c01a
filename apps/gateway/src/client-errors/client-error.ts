const MAX_MESSAGE = 300;
const MAX_STACK = 3_000;

/** The pattern of a route, such as `/events/:id`. An address with an ID does not pass. */
const ROUTE = /^\/(?:[a-z-]+|:\w+|\*)?(?:\/(?:[a-z-]+|:\w+|\*))*$/i;
const RELEASE = /^[\w.-]{1,80}$/;
/** A failed `JSON.parse` quotes what it read, and that may contain quotes. */
const QUOTED = /"[^]*"/g;
const PARAMETERS = /\b([a-z]{2,10}:\/\/[^\s?#()]+)[?#][^\s:()]*/g;

export interface ClientError {
  message: string;
  stack: string;
  route: string;
  release: string;
}

const withoutData = (text: string): string => text.replace(QUOTED, '"…"').replace(PARAMETERS, '$1');
const textIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? withoutData(value).slice(0, most) : '';
const matching = (value: unknown, pattern: RegExp): string =>
  typeof value === 'string' && value.length <= 200 && pattern.test(value) ? value : 'unknown';

/** What anyone may have sent, reduced to what may be logged; null without a message. */
export function toClientError(body: unknown): ClientError | null {
  const { message, stack, route, release } = (body ?? {}) as Record<string, unknown>;
  const said = textIn(message, MAX_MESSAGE);
  if (!said) return null;
  return {
    message: said,
    stack: textIn(stack, MAX_STACK),
    route: matching(route, ROUTE),
    release: matching(release, RELEASE),
  };
}
