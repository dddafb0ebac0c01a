export interface Refusal {
  code: string;
  message: string;
  fields?: { path: string; message: string }[];
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
export const refuse = (code: string, message: string, fields: Refusal['fields'] = []) =>
  new Refused({ code, message, fields });
/** No answer at all, as without a connection. */
export const offline = Symbol('offline');

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
    if (answer === offline) throw new TypeError('Failed to fetch');
    if (answer === undefined)
      return reply(500, { error: { code: 'INTERNAL', message: `No answer for ${name}`, fields: [] } });
    if (answer instanceof Refused) {
      const { code, message, fields } = answer.refusal;
      return graphql
        ? reply(200, { data: null, errors: [{ message, extensions: { code, fields } }] })
        : reply(422, { error: { code, message, fields } });
    }
    return graphql ? reply(200, { data: answer }) : reply(200, answer);
  }
}

const reply = (status: number, body: unknown): Response =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;
