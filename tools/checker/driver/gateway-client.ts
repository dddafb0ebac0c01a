import { setTimeout as sleep } from 'node:timers/promises';

/** A final answer; a retry would not change it. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly operation: string,
    readonly code: string,
    /** Above 1: an earlier attempt had no answer and may have succeeded. */
    readonly tries: number,
    message: string,
  ) {
    super(`${operation} was refused (${code}, try ${tries}): ${message}`);
  }
}

/** The driver gave up without an answer; the command may have succeeded. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The two answer formats: GraphQL and plain routes. */
interface Reply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
  error?: { code?: string; message?: string };
}

interface Refusal {
  code: string;
  message: string;
}

interface Sent {
  reply?: Reply;
  refusal?: Refusal | undefined;
}

const NO_REPLY: Sent = {};

/** These say nothing about the command; a retry may succeed. */
const PASSING = new Set([
  'NOT_READY',
  'UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'UPLOAD_UNDER_WAY',
  'PAYMENT.STRIPE_FAILED',
  'PAYMENT.INTENT_FAILED',
  // The publication comes by another topic than the acceptance.
  'PAYMENT.EVENT_HIDDEN',
  // The other person's profile comes by a topic.
  'MESSAGE.NO_CONTACT',
]);
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;

/** A browser: keeps cookies, and repeats unanswered commands under the same key. */
export class GatewayClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly giveUp: AbortSignal,
  ) {}

  /** @throws Refused, Unanswered */
  async graphql<T>(operation: string, query: string, variables: unknown, key: string): Promise<T> {
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const data = await this.ask<Record<string, T>>(operation, '/graphql', () => ({ method: 'POST', headers, body }));
    return Object.values(data)[0] as T;
  }

  /** @throws Refused, Unanswered */
  post<T>(path: string, input: unknown, key: string): Promise<T> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return this.ask(path, path, () => ({ method: 'POST', headers, body: JSON.stringify(input) }));
  }

  /** @throws Refused, Unanswered */
  upload<T>(path: string, fields: Record<string, string>, file: File, key: string): Promise<T> {
    return this.ask('upload', path, () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', file);
      return { method: 'POST', headers: { 'idempotency-key': key }, body: form };
    });
  }

  private async ask<T>(operation: string, path: string, request: () => RequestInit): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const { reply, refusal } = await this.send(path, request()).catch(() => NO_REPLY);
      if (reply && !refusal) return (reply.data ?? reply) as T;
      const code = refusal?.code ?? 'no reply';
      if (code === 'UNAUTHENTICATED' && path !== '/auth/refresh')
        await this.post('/auth/refresh', {}, `refresh-${Date.now()}`);
      else if (refusal && !PASSING.has(code)) throw new Refused(operation, code, tries, refusal.message);
      if (this.giveUp.aborted) throw new Unanswered(`${operation} stayed without an answer (${code})`);
      await sleep(Math.min(PAUSE_MS * tries, MAX_PAUSE_MS));
    }
  }

  private async send(path: string, request: RequestInit): Promise<Sent> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      ...request,
      headers: { ...(request.headers as Record<string, string>), ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const reply = (await response.json()) as Reply;
    return { reply, refusal: refusalOf(response, reply) };
  }
}

function refusalOf({ ok, status }: Response, { errors, error }: Reply): Refusal | undefined {
  const [first] = errors ?? [];
  if (first) return { code: first.extensions?.code ?? 'INTERNAL', message: first.message };
  if (error) return { code: error.code ?? 'INTERNAL', message: error.message ?? '' };
  return ok ? undefined : { code: 'INTERNAL', message: `status ${status}` };
}
