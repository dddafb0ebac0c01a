import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { newId } from '@stallbook/kernel';
import { REPO } from './bench-harness.js';

export const DEMO = {
  vendor: { email: 'vendor@stallbook.example', password: 'Vendor-demo-1' },
  organizer: { email: 'organizer@stallbook.example', password: 'Organizer-demo-1' },
  admin: { email: 'admin@stallbook.example', password: 'Admin-demo-1' },
};

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let operations: Record<string, string> | undefined;

/** The gateway accepts only operations that the web app was built with. */
export function documentIdOf(operation: string): string {
  operations ??= JSON.parse(readFileSync(join(REPO, 'apps/web/persisted-operations.json'), 'utf8')) as Record<
    string,
    string
  >;
  // Fragments come first.
  const pattern = new RegExp(`(^|\\s)(query|mutation) ${operation}\\b`);
  const id = Object.entries(operations).find(([, text]) => pattern.test(text))?.[0];
  if (!id) throw new Error(`the web app has no operation ${operation}`);
  return id;
}

/** Calls the gateway as a signed-in person's web app does. */
export class Browser {
  private jar = '';

  /** `from`: the client address that a proxy would report. */
  constructor(
    private readonly url: string,
    private readonly from?: string,
  ) {}

  static async signedIn(
    url: string,
    { email, password }: { email: string; password: string },
    from?: string,
  ): Promise<Browser> {
    const browser = new Browser(url, from);
    await browser.post('/auth/sign-in', { email, password });
    return browser;
  }

  static withAccess(url: string, token: string): Browser {
    const browser = new Browser(url);
    browser.jar = `sb_access=${token}`;
    return browser;
  }

  /** For load tools that make their own requests. */
  get headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      ...(this.jar && { cookie: this.jar }),
      ...(this.from && { 'x-forwarded-for': this.from }),
    };
  }

  at(url: string): Browser {
    const browser = new Browser(url, this.from);
    browser.jar = this.jar;
    return browser;
  }

  query<T>(operation: string, variables: object): Promise<T> {
    return this.ask(operation, variables, {});
  }

  mutate<T>(operation: string, variables: object): Promise<T> {
    return this.ask(operation, variables, { 'idempotency-key': newId() });
  }

  async post<T>(path: string, body: object): Promise<T> {
    const answer = await this.exchange('POST', path, JSON.stringify(body), {});
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    this.jar = answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    return JSON.parse(answer.body) as T;
  }

  /** Sends fields and a file by a form, as the page does. Throws unless the answer is a 200. */
  async upload<T>(path: string, file: File, fields: Record<string, string> = {}): Promise<T> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    const headers = { cookie: this.jar, 'idempotency-key': newId() };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: form });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Reads a file to its end. @returns its size */
  get(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(this.url + path, { agent, headers: this.headers }, (answer) => {
        let size = 0;
        answer.on('data', (part: Buffer) => (size += part.length));
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(size);
          else reject(new Error(`${path} answered ${answer.statusCode}`));
        });
        answer.once('error', reject);
      });
      call.once('error', reject).end();
    });
  }

  /** Follows the person's live signals, after the cursor. Resolves once connected; call the result to end. */
  follow(
    onSignal: (type: string, data: unknown, cursor: string | undefined) => void,
    { after, onEnd }: { after?: string; onEnd?: () => void } = {},
  ): Promise<() => void> {
    const path = after === undefined ? '/live' : `/live?cursor=${after}`;
    return new Promise((resolve, reject) => {
      const call = request(this.url + path, { headers: { cookie: this.jar }, agent: false }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`/live answered ${answer.statusCode}`));
        let rest = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          const frames = (rest + text).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) {
            const type = /^event: (.*)$/m.exec(frame)?.[1];
            const data = /^data: (.*)$/m.exec(frame)?.[1];
            if (type && data) onSignal(type, JSON.parse(data), /^id: (.*)$/m.exec(frame)?.[1]);
          }
        });
        answer.once('close', () => onEnd?.()).on('error', () => call.destroy());
        resolve(() => call.destroy());
      });
      call.once('error', reject).end();
    });
  }

  private async ask<T>(operation: string, variables: object, headers: Record<string, string>): Promise<T> {
    const body = JSON.stringify({ documentId: documentIdOf(operation), variables });
    const answer = await this.exchange('POST', '/graphql', body, headers);
    const { data, errors } = JSON.parse(answer.body) as { data: T; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(`${operation}: ${errors[0].message}`);
    return data;
  }

  private exchange(method: string, path: string, body: string, headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, agent, headers: { ...this.headers, ...length, ...headers } };
      const call = request(this.url + path, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: text, cookies: answer.headers['set-cookie'] ?? [] }),
        );
        answer.once('error', reject);
      });
      call.once('error', reject).end(body);
    });
  }
}
