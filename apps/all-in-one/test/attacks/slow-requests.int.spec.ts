import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';
import type { Person } from '../testing/person.js';

const VERA = { email: 'vera@example.org', password: PASSWORD };
const HALF = 64;
const HALF_FORM = '--x\r\nContent-Disposition: form-data; name="filename"\r\n\r\n';
const REST = 'a.pdf\r\n--x--\r\n';
const REQUEST_TIMEOUT_MS = 1_500;

describe('requests that never arrive in full', () => {
  let harness: Harness;
  let gateway: RunningGateway;
  let vera: Person;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'attachments']);
    gateway = await startGateway({ config: harness.config, requestTimeoutMs: REQUEST_TIMEOUT_MS });
    vera = await harness.join('vera', 'vendor');
  });
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
  const allClosed = (sockets: Socket[]) =>
    eventually(() => {
      expect(sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded)).toHaveLength(0);
    });
  const head = 'POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  it('incomplete requests are closed in time and do not block sign-ins', async () => {
    const halfSent = await Promise.all(
      Array.from({ length: HALF }, () => begin(`${head}Content-Length: 200\r\n\r\n{"email":`)),
    );
    const slow = await Promise.all(Array.from({ length: HALF }, () => begin(head)));
    const reply = await harness.visitor().at(gateway.url).post('/auth/sign-in', VERA);
    expect(reply.status).toBe(200);
    await allClosed([...halfSent, ...slow]);
  });

  it('incomplete uploads are closed in time for everyone who is not signed in', async () => {
    const accessOf = (token = '') => `Cookie: sb_access=${token}\r\n`;
    const upload = (path: string, headers = '') =>
      begin(
        `POST /uploads/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
          `${headers}Content-Length: ${HALF_FORM.length + REST.length}\r\n\r\n${HALF_FORM}`,
      );
    const signedIn = await upload('message-files', accessOf(vera.cookie('sb_access')));
    const answer = once(signedIn, 'data');
    await allClosed(
      await Promise.all([
        upload('message-files'),
        upload('message-files', accessOf('forged')),
        upload('message-files', 'Idempotency-Key: malformed key\r\n'),
        upload('nothing', accessOf(vera.cookie('sb_access'))),
      ]),
    );
    // It began first.
    expect(signedIn.readableEnded).toBe(false);
    signedIn.write(REST);
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
