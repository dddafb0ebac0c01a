import { request, type IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PATIENCE_MS } from './patience.js';

const file = resolve(import.meta.dirname, '../../persisted-operations.json');
const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
/** Another service has not received the previous step yet. */
const early = /"code":"(NOT_FOUND|NOT_READY|UNAVAILABLE|DEADLINE_EXCEEDED)"/;

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** A browser without pages: it has its own cookies and, because limits count by it, its own address. */
export class Caller {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly localAddress = '127.0.0.1',
  ) {}

  /** Operations of the web app by name, repeated until every service knows of the steps before. */
  async does<T>(name: string, variables: object): Promise<T> {
    const pattern = new RegExp(`(^|\\s)(query|mutation) ${name}\\(`);
    const documentId = operations.find(([, text]) => pattern.test(text))?.[0];
    const body = { documentId, variables };
    const end = Date.now() + PATIENCE_MS;
    const commandId = crypto.randomUUID();
    for (;;) {
      const answer = await this.send('/graphql', body, commandId);
      if (!answer.includes('"errors":')) return (JSON.parse(answer) as { data: T }).data;
      if (!early.test(answer) || Date.now() > end) throw new Error(`${name} answered ${answer}`);
    }
  }

  async post(path: string, body: object): Promise<void> {
    await this.send(path, body);
  }

  private send(path: string, body: object, commandId: string = crypto.randomUUID()): Promise<string> {
    const { port, origin } = new URL(this.url);
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { origin, cookie, 'content-type': 'application/json', 'idempotency-key': commandId };
    const { localAddress } = this;
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', localAddress, headers }, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
          this.cookies.set(name, value);
        }
        textOf(response).then((text) => {
          const { statusCode = 0 } = response;
          if (statusCode >= 400 && path !== '/graphql') reject(new Error(`${path} answered ${statusCode} ${text}`));
          else resolve(text);
        }, reject);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
  }
}
