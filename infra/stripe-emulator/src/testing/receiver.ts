import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  body: string;
  signature: string;
}

/** A webhook receiver that keeps what it gets; `answers` are the statuses of the next requests, then 200. */
export const startReceiver = async (answers: number[] = []) => {
  const received: Received[] = [];
  const watchers: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString('utf8'),
        signature: String(request.headers['stripe-signature'] ?? ''),
      });
      response.writeHead(answers.shift() ?? 200).end();
      for (const watcher of watchers.splice(0)) watcher();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    received,
    /** Resolves with the next request. */
    next: () => new Promise<void>((resolve) => watchers.push(resolve)),
    types: (): string[] => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
