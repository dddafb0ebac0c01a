import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fastify, { type FastifyInstance } from 'fastify';
import { closeSlowRequests } from './slow-requests.js';

const TIMEOUT_MS = 100;

/** Sends the head, then the parts of the body at their times, and reports the first line of the answer. */
const CLIENT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, parts } } = require('node:worker_threads');
  const length = parts.join('').length;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /write HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: text/plain\\r\\nContent-Length: ' + length + '\\r\\n\\r\\n');
    parts.forEach((part, at) => setTimeout(() => socket.write(part), 20 * (at + 1)));
    parentPort.postMessage('connected');
  });
  const done = (line) => { parentPort.postMessage(line); socket.destroy(); };
  socket.once('data', (data) => done(String(data).split('\\r\\n')[0])).once('close', () => done('closed')).on('error', () => done('closed'));
`;

describe('a request', () => {
  let app: FastifyInstance;
  let arrived: Promise<void>;
  beforeEach(async () => {
    app = fastify();
    closeSlowRequests(app, TIMEOUT_MS);
    arrived = new Promise((resolve) => app.addHook('onRequest', async () => resolve()));
    app.post('/write', () => 'written');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  const send = async (parts: string[], whileSending?: () => void) => {
    const { port } = app.server.address() as { port: number };
    const client = new Worker(CLIENT, { eval: true, workerData: { port, parts } });
    await once(client, 'message');
    const answer = once(client, 'message');
    await arrived;
    whileSending?.();
    const [line] = (await answer) as [string];
    await client.terminate();
    return line;
  };
  const block = (ms: number) => {
    for (const end = Date.now() + ms; Date.now() < end;);
  };

  it('is answered if it arrived in time, also where the process was too busy to read it', async () => {
    const parts = ['a', 'b'.repeat(200_000), 'c'];
    expect(await send(parts, () => block(TIMEOUT_MS + 200))).toBe('HTTP/1.1 200 OK');
  });

  it('is closed if it did not arrive in time', async () => {
    expect(await send(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])).toBe('closed');
  });
});
