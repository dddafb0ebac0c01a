import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, type Refusal } from './refuse.js';

const JSON_TYPE = /^application\/json(?:\s*;|$)/i;
const FORMS = '/uploads/';
/** Webhook bodies are passed on byte for byte. */
const RAW = '/webhooks/';
/** Mail programs send a form; the token in the address decides. */
const UNSUBSCRIBE = '/unsubscribe';
/** Far above the need of any operation and far below a stack overflow. */
const MAX_NESTING = 64;
/** Far above the need of any operation. Each wrong value gives an error, which is far longer than a short value. */
const MAX_VALUES = 10_000;

const WRONG_TYPE = { status: 415, code: 'UNSUPPORTED_TYPE', message: 'Send JSON.' };
const NO_OBJECT = { status: 400, code: 'BAD_REQUEST', message: 'Send a JSON object.' };
const NULL_IN_LIST = { status: 400, code: 'BAD_REQUEST', message: 'A list cannot contain null.' };
const TOO_DEEP = { status: 400, code: 'TOO_DEEP', message: `Values may be nested ${MAX_NESTING} levels deep.` };
const TOO_LARGE = { status: 413, code: 'TOO_LARGE', message: 'The request body is too large.' };

/** Cross-site pages can send forms without a preflight, but not JSON. Nesting is bounded because later readers recurse. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const type = request.headers['content-type'];
    if (type === undefined || isExempt(request) || JSON_TYPE.test(type)) return done();
    void refuse(request, reply, WRONG_TYPE);
  });
  fastify.addHook('preValidation', (request, reply, done) => {
    const refusal = isExempt(request) ? undefined : refusalOf(request.body);
    if (!refusal) return done();
    void refuse(request, reply, refusal);
  });
}

const isExempt = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith(FORMS) || url.startsWith(RAW) || url === UNSUBSCRIBE;

function refusalOf(body: unknown): Refusal | undefined {
  if (body === undefined) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return NO_OBJECT;
  const { query } = body as { query?: unknown };
  return typeof query === 'string' && hasDeepBrackets(query) ? TOO_DEEP : refusalOfValues(body);
}

/** Iterative: recursion would overflow on deep input. */
function refusalOfValues(body: object): Refusal | undefined {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_NESTING) return TOO_DEEP;
    if (values > MAX_VALUES) return TOO_LARGE;
    // The GraphQL compiler repeats the whole list in the error of each null.
    if (level.some((value) => Array.isArray(value) && value.includes(null))) return NULL_IN_LIST;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return undefined;
}

function hasDeepBrackets(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('[{('.includes(character)) depth += 1;
    else if (']})'.includes(character)) depth -= 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}
