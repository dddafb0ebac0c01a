import { createLogger } from '@stallbook/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { checkOrigin } from './origin-check.js';

describe('the origin check', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const start = async (publicUrl: string) => {
    app = fastify();
    checkOrigin(app, publicUrl, createLogger({ service: 'gateway', level: 'silent' }));
    app.post('/write', () => 'written');
    for (const path of ['/read', '/exports/records']) app.get(path, () => 'read');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const statusFrom = async (origin: string, host = `127.0.0.1:${port}`) =>
      (await app.inject({ method: 'POST', url: '/write', headers: { origin, host } })).statusCode;
    const sentFrom = async (origin: string) =>
      (await fetch(`http://127.0.0.1:${port}/write`, { method: 'POST', headers: { origin } })).status;
    const send = async (method: 'GET' | 'POST', url: string, site: string) =>
      (await app.inject({ method, url, headers: { 'sec-fetch-site': site } })).statusCode;
    return { port, statusFrom, sentFrom, send };
  };

  it('accepts only the public origin, whatever the Host header says', async () => {
    const { statusFrom } = await start('https://stallbook.example');
    expect(await statusFrom('https://stallbook.example')).toBe(200);
    for (const name of ['evil.example', 'stallbook.example.evil.example', 'localhost:8080', '127.0.0.1:8080']) {
      expect([await statusFrom(`https://${name}`, name), await statusFrom(`http://${name}`, name)]).toEqual([403, 403]);
    }
    expect(await statusFrom('http://stallbook.example', 'stallbook.example')).toBe(403);
    expect(await statusFrom('https://stallbook.example:8443', 'stallbook.example:8443')).toBe(403);
  });

  it('refuses writes and exports that a page of another site causes, but no other reads', async () => {
    const { send } = await start('https://stallbook.example');
    const statuses = async (method: 'GET' | 'POST', url: string) =>
      Promise.all(['cross-site', 'same-site', 'same-origin', 'none'].map((site) => send(method, url, site)));
    expect(await statuses('POST', '/write')).toEqual([403, 403, 200, 200]);
    expect(await statuses('GET', '/exports/records')).toEqual([403, 403, 200, 200]);
    expect(await statuses('GET', '/%65xports/records')).toEqual([403, 403, 200, 200]);
    expect(await statuses('GET', '/read')).toEqual([200, 200, 200, 200]);
  });

  it('accepts other loopback names when the public URL is loopback', async () => {
    const { port, sentFrom } = await start('http://localhost:8080');
    const statuses = async (...origins: string[]) => Promise.all(origins.map(sentFrom));
    expect(await statuses('http://localhost:8080', `http://localhost:${port}`, `http://127.0.0.1:${port}`)).toEqual([
      200, 200, 200,
    ]);
    expect(await statuses('http://localhost:1', `https://localhost:${port}`, `http://rebound.example:${port}`)).toEqual(
      [403, 403, 403],
    );
  });
});
