import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { serveWebApp } from './web-app.js';

describe('the files of the web app', () => {
  const dist = mkdtempSync(join(tmpdir(), 'stallbook-web-'));
  let server: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<title>Stallbook</title>');
    writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'start()');
    writeFileSync(join(dist, 'assets', 'main-1a2b.js.br'), brotliCompressSync('start()'));
    server = fastify();
    await serveWebApp(server, dist, (_request, reply) => reply.send('Stallbook'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(dist, { recursive: true });
  });
  const get = (url: string) => server.inject({ method: 'GET', url });

  it('caches hashed files forever', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  });

  it('serves the precompressed files of the build', async () => {
    const url = '/assets/main-1a2b.js';
    const reply = await server.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('start()');
    const plain = await get(url);
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'start()']);
  });

  it('serves the page for every app path and 404 for a script of another release', async () => {
    expect((await get('/events/some-market')).body).toContain('Stallbook');
    const gone = await get('/assets/main-9z9z.js');
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(gone.body).not.toContain('<title>');
  });

  it('serves the files of a build that finished after the start', async () => {
    rmSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'assets', 'main-3c4d.js'), 'startAnew()');
    expect((await get('/assets/main-3c4d.js')).body).toBe('startAnew()');
    expect((await get('/assets/main-1a2b.js')).statusCode).toBe(404);
  });
});
