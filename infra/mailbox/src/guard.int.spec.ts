import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stallbook/servers';

interface Reply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
}

describe('the pages of the local mailbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-mailbox-'));
  let child: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    const smtp = await freePort();
    port = await freePort([smtp]);
    const env = { PATH: process.env['PATH'], SMTP_PORT: String(smtp), WEB_PORT: String(port), MAIL_DIR: folder };
    child = spawn(process.execPath, ['infra/mailbox/src/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout!, 'data');
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
      asked.on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve({ status: 101, headers: {} });
      });
      asked.on('error', reject).end();
    });
  const paths = ['/', '/email', '/socket.io/?EIO=4&transport=polling'];
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c3RhbGxib29rLXRlc3RzIQ==',
  };

  it.each(paths)('answer at %s to the names of the loopback address alone', async (path) => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await ask(path, { host: `${name}:${port}` })).status).toBe(200);
    }
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost', `localhost:${port + 1}`, '127.0.0.1']) {
      expect((await ask(path, { host })).status).toBe(403);
    }
  });

  it.each(paths)('answer at %s to no page of another origin, and allow none to read', async (path) => {
    const host = `localhost:${port}`;
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      expect((await ask(path, { host, origin: 'https://evil.example' }, method)).status).toBe(403);
    }
    const own = await ask(path, { host, origin: `http://${host}` });
    expect(own.status).toBe(200);
    expect(Object.keys(own.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('open a socket for themselves alone', async () => {
    const path = '/socket.io/?EIO=4&transport=websocket';
    const host = `localhost:${port}`;
    await expect(ask(path, { ...upgrade, host, origin: 'https://evil.example' })).rejects.toThrow();
    await expect(ask(path, { ...upgrade, host: `evil.example:${port}` })).rejects.toThrow();
    expect((await ask(path, { ...upgrade, host, origin: `http://${host}` })).status).toBe(101);
  });
});
