import { checkedAnswer } from './checked-answer.js';

/** Replaces the network: answers GraphQL operations by name and REST calls by method and path. */
export interface Refusal {
  code: string;
  message: string;
  fields?: { path: string; message: string }[];
  advice?: string;
}
type Answer = unknown | ((variables: Record<string, unknown>) => unknown);
export interface Call {
  name: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
}

export class Refused {
  constructor(readonly refusal: Refusal) {}
}
export const refuse = (code: string, message: string, fields: Refusal['fields'] = [], advice?: string) =>
  new Refused({ code, message, fields, advice });
/** No answer at all, as without a connection. */
export const offline = Symbol('offline');
/** The server takes the request, and never answers. */
export const unanswered = Symbol('unanswered');
/** What a proxy answers for a server that it cannot reach. */
export const badGateway = Symbol('badGateway');
const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Answers that the gateway could not have sent; the test that caused them fails. */
const problems: string[] = [];
afterEach(() => {
  const found = [...new Set(problems.splice(0))];
  if (found.length > 0) throw new Error(`Fake answers do not match schema.graphql:\n${found.join('\n')}`);
});

export class FakeApi {
  readonly calls: Call[] = [];

  constructor(private readonly answers: Record<string, Answer>) {
    globalThis.fetch = (url, init) => this.handle(String(url), init ?? {});
  }

  set(name: string, answer: Answer): void {
    this.answers[name] = answer;
  }

  named(name: string): Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  lastVariables(name: string): Record<string, unknown> | undefined {
    return this.named(name).at(-1)?.variables;
  }

  lastInput(name: string): Record<string, unknown> | undefined {
    return this.lastVariables(name)?.['input'] as Record<string, unknown> | undefined;
  }

  private async handle(url: string, init: RequestInit): Promise<Response> {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const graphql = url === '/graphql';
    const name = graphql ? String(body['operationName']) : `${init.method ?? 'GET'} ${url}`;
    const variables = (graphql ? body['variables'] : body) as Record<string, unknown>;
    this.calls.push({ name, variables, headers: init.headers as Record<string, string> });
    const known = this.answers[name];
    const answer: unknown = await (typeof known === 'function'
      ? (known as (given: unknown) => unknown)(variables)
      : known);
    if (answer === unanswered) return untilAborted(init.signal);
    if (answer === offline) throw new TypeError('Failed to fetch');
    if (answer === badGateway) return reply(502, undefined);
    if (answer === undefined)
      return reply(500, { error: { code: 'INTERNAL', message: `No answer for ${name}`, fields: [] } });
    if (answer instanceof Refused) {
      const { code, message, fields, advice } = answer.refusal;
      return graphql
        ? reply(200, { data: null, errors: [{ message, extensions: { code, fields, advice } }] })
        : reply(422, { error: { code, message, fields } });
    }
    if (!graphql) return reply(200, answer);
    const checked = checkedAnswer(name, String(body['documentId']), variables, answer);
    problems.push(...checked.problems);
    return reply(200, { data: checked.data ?? answer });
  }
}

const reply = (status: number, body: unknown): Response =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;
