import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 300;
const READY_WITHIN_MS = 120_000;

export interface GraphqlError {
  message: string;
  extensions: { code: string; fields?: { path: string; message: string }[]; retryAfterSeconds?: number };
}

export interface GraphqlReply<T> {
  status: number;
  data: T;
  errors: GraphqlError[];
}

type Headers = Record<string, string>;

/** A browser: keeps and sends cookies. Cookies do not expire here. */
export class Person {
  private readonly cookies = new Map<string, string>();
  readonly received: string[] = [];

  constructor(readonly url: string) {}

  at(url: string): Person {
    const there = new Person(url);
    for (const [name, value] of this.cookies) there.cookies.set(name, value);
    return there;
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  async fetch(path: string, init: RequestInit & { headers?: Headers } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...init.headers };
    const reply = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of reply.headers.getSetCookie()) this.keep(line);
    return reply;
  }

  post(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** A query, or a mutation with an `Idempotency-Key`, as the web app sends it. */
  async ask<T = Record<string, unknown>>(
    query: string,
    variables: object = {},
    headers: Headers = {},
  ): Promise<GraphqlReply<T>> {
    const reply = await this.post('/graphql', { query, variables }, headers);
    const { data, errors = [] } = (await reply.json()) as { data: T; errors?: GraphqlError[] };
    return { status: reply.status, data, errors };
  }

  /** Sent again under the same key while a service gets ready, as the web app does. */
  async do<T = Record<string, unknown>>(query: string, variables: object = {}, key: string = randomUUID()): Promise<T> {
    const ask = () => this.ask<T>(query, variables, { 'idempotency-key': key });
    let { data, errors } = await ask();
    const end = Date.now() + READY_WITHIN_MS;
    while (errors[0]?.extensions.code === 'NOT_READY' && Date.now() < end) {
      await sleep(PAUSE_MS);
      ({ data, errors } = await ask());
    }
    if (errors[0])
      throw new Error(
        `${errors[0].extensions.code}: ${errors[0].message} ${JSON.stringify(errors[0].extensions.fields ?? '')}`,
      );
    return data;
  }

  private keep(line: string): void {
    this.received.push(line);
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value) this.cookies.set(pair.slice(0, at), value);
    else this.cookies.delete(pair.slice(0, at));
  }
}
