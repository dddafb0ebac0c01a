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
    sendSecurityHeaders(app, 'http://localhost:8080', { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png?key=1' });
    const { headers } = await app.inject('/nowhere');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://tiles.example;");
    await app.close();
    const closed = await start('http://localhost:8080').inject('/nowhere');
    expect(closed.headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
  });

  it('[BI-042] opens the payment page, and no other, to the hosts of Stripe’s card form', async () => {
    app = fastify();
    sendSecurityHeaders(app, 'http://localhost:8080', { hasCardForm: true });
    const { headers } = await app.inject('/vendor/payments/p1/pay?payment_intent=pi_1');
    const directives = String(headers['content-security-policy']).split(';');
    const scripts = 'https://js.stripe.com https://*.js.stripe.com';
    expect(directives).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${scripts}`,
        `frame-src 'self' ${scripts} https://hooks.stripe.com`,
        "connect-src 'self' https://api.stripe.com",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    for (const other of ['/', '/vendor/payments', '/vendor/payments/p1', '/vendor/payments/p1/pay/x', '/a/pay']) {
      expect(JSON.stringify((await app.inject(other)).headers)).not.toContain('stripe');
    }
    await app.close();
    const closed = await start('http://localhost:8080').inject('/vendor/payments/p1/pay');
    expect(JSON.stringify(closed.headers)).not.toContain('stripe');
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
