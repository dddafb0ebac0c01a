import { connect, type Socket } from 'node:net';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const VERA = { email: 'vera@example.org', password: PASSWORD };
const HALF = 64;
const REQUEST_TIMEOUT_MS = 1_500;

describe('requests that never arrive in full', () => {
  let harness: Harness;
  let gateway: RunningGateway;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    harness = await openHarness();
    gateway = await startGateway({ config: harness.config, requestTimeoutMs: REQUEST_TIMEOUT_MS });
    await harness.join('vera', 'vendor');
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await gateway.close();
    await harness.close();
  });

  const begin = (text: string): Promise<Socket> => {
    const { hostname, port } = new URL(gateway.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve(socket)));
      socket.on('error', reject).resume();
      sockets.push(socket);
    });
  };
  const head = 'POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it('incomplete requests are closed in time and do not block sign-ins', async () => {
    const halfSent = await Promise.all(
      Array.from({ length: HALF }, () => begin(`${head}Content-Length: 200\r\n\r\n{"email":`)),
    );
    const slow = await Promise.all(Array.from({ length: HALF }, () => begin(head)));
    const reply = await harness.visitor().at(gateway.url).post('/auth/sign-in', VERA);
    expect(reply.status).toBe(200);
    await eventually(async () => {
      const open = [...halfSent, ...slow].filter(({ closed, readableEnded }) => !closed && !readableEnded);
      expect(open).toHaveLength(0);
    }, 10_000);
  });
});
