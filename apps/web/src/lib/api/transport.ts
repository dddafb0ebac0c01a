import { newId } from '../ids.js';
import { translateError } from '../service-texts/translate-error.js';
import { failure } from '../texts.js';
import type { ApiError, ApiRequest, FieldError } from './types.js';

export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

interface GraphqlBody {
  data?: unknown;
  errors?: GraphqlFailure[];
}

interface GraphqlFailure {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; fields?: FieldError[]; advice?: string };
}

type Failure = Exclude<Reply, { error?: undefined }>;
const failed = (
  code: string,
  message: string,
  fields: FieldError[] = [],
  status?: number,
  advice?: string,
): Failure => ({
  error: { code, message, fields, status, ...(advice && { advice }) },
});

export const isCommand = (request: ApiRequest): boolean => 'documentId' in request && request.kind === 'mutation';

export const unreachable = failed('NETWORK', failure.offline);

/** For an answer without a code, as of a proxy. */
export const codeOf = (status: number): string =>
  ({
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    409: 'ALREADY_EXISTS',
    429: 'RATE_LIMITED',
  })[status] ?? (status > 501 ? 'UNAVAILABLE' : 'INTERNAL');

/** Only a joined field failed, so the screen shows the rest. */
const isAside = (data: unknown, { path = [], extensions }: GraphqlFailure): boolean =>
  path.length > 1 &&
  (data as Record<string, unknown>)[path[0] as string] !== null &&
  extensions?.code !== 'UNAUTHENTICATED';

function readGraphql({ data, errors = [] }: GraphqlBody, status: number): Reply {
  const [first] = errors;
  if (!first || (data && errors.every((one) => isAside(data, one)))) return { data };
  const { code = codeOf(status), fields = [], advice } = first.extensions ?? {};
  return failed(code, first.message, fields, status, advice);
}

function readRest(body: unknown, response: Response): Reply {
  if (response.ok) return { data: body ?? null };
  const said = (body ?? {}) as {
    code?: string;
    message?: string;
    fields?: FieldError[];
    error?: { code?: string; message?: string; fields?: FieldError[] };
  };
  const error = typeof said.error === 'object' ? said.error : said;
  return failed(error.code ?? codeOf(response.status), error.message ?? '', error.fields ?? [], response.status);
}

/** The ID of the last request. An error that follows is often its consequence. */
export let lastCorrelationId = '';

/** Retries of a command reuse `commandId`, so that it takes effect once. */
export async function exchange(request: ApiRequest, commandId: string, signal?: AbortSignal): Promise<Reply> {
  const reply = await send(request, commandId, signal);
  return reply.error ? { error: await translateError(reply.error) } : reply;
}

async function send(request: ApiRequest, commandId: string, signal?: AbortSignal): Promise<Reply> {
  const graphql = 'documentId' in request;
  const method = graphql ? 'POST' : (request.method ?? 'GET');
  lastCorrelationId = newId();
  const headers: Record<string, string> = { accept: 'application/json', 'x-correlation-id': lastCorrelationId };
  if (graphql || request.body !== undefined) headers['content-type'] = 'application/json';
  if (graphql ? isCommand(request) : method !== 'GET') headers['idempotency-key'] = commandId;
  const payload = graphql
    ? { operationName: request.operation, documentId: request.documentId, variables: request.variables ?? {} }
    : request.body;
  const isUnsaved = isCommand(request) && !navigator.onLine;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(graphql ? '/graphql' : request.path, {
      method,
      headers,
      credentials: 'same-origin',
      body: JSON.stringify(payload),
      signal,
    });
    body = await response.json().catch((error: unknown) => {
      if (signal?.aborted) throw error;
    });
  } catch {
    if ((signal?.reason as Error | undefined)?.name === 'TimeoutError') return failed('NETWORK', failure.tooSlow);
    return isUnsaved ? failed('NETWORK', failure.notSaved) : unreachable;
  }
  if (graphql && body && typeof body === 'object' && ('data' in body || 'errors' in body)) {
    return readGraphql(body as GraphqlBody, response.status);
  }
  if (graphql && response.ok) return unreachable;
  return readRest(body, response);
}
