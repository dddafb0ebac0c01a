import fastify, { type FastifyInstance } from 'fastify';
import { sendSecurityHeaders } from './security-headers.js';

describe('security headers', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());
  const start = (publicUrl: string) => {
    app = fastify();
    sendSecurityHeaders(app, publicUrl);
    app.get('/page', (_request, reply) => reply.header('content-security-policy', "default-src 'none'").send('page'));
    return app;
  };

  it('sends them with every response, including errors', async () => {
    const { statusCode, headers } = await start('http://localhost:8080').inject('/nowhere');
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('opens pages to the images of a configured tile server, and to no other', async () => {
    app = fastify();
    sendSecurityHeaders(app, 'http://localhost:8080', 'https://tiles.example/{z}/{x}/{y}.png?key=1');
    const { headers } = await app.inject('/nowhere');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://tiles.example;");
    await app.close();
    const closed = await start('http://localhost:8080').inject('/nowhere');
    expect(closed.headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
  });

  it('keeps session responses out of caches', async () => {
    const server = start('http://localhost:8080');
    server.post('/auth/sign-in', () => 'signed in');
    const { headers } = await server.inject({ method: 'POST', url: '/auth/sign-in' });
    expect(headers['cache-control']).toBe('no-store');
    expect((await server.inject('/page')).headers['cache-control']).toBeUndefined();
  });

  it('upgrades to HTTPS when the public URL uses it', async () => {
    const { headers } = await start('https://stallbook.example').inject('/nowhere');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('lets a page override a header', async () => {
    const { headers } = await start('http://localhost:8080').inject('/page');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
