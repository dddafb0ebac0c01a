import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compress-answers.js';

const LONG = JSON.stringify({ words: 'A booth at the market. '.repeat(100) });

describe('an answer', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify();
    compressAnswers(app);
    app.get('/long', { exposeHeadRoute: true }, (_request, reply) => reply.type('application/json').send(LONG));
    app.get('/page', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('vary', 'cookie').send(Buffer.from(LONG)),
    );
    app.get('/short', (_request, reply) => reply.type('application/json').send('{}'));
    app.get('/image', (_request, reply) => reply.type('image/png').send(Buffer.from(LONG)));
    app.get('/file', (_request, reply) =>
      reply.type('text/css').header('content-encoding', 'br').send(Buffer.from(LONG)),
    );
    app.get('/unchanged', (_request, reply) => reply.type('text/html').code(304).send());
    app.get('/feed', (_request, reply) => reply.type('application/atom+xml').send(LONG));
    app.get('/nothing', (_request, reply) => reply.code(304).send());
  });
  afterEach(() => app.close());
  const get = (url: string, encoding?: string) =>
    app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  it.each(['/long', '/page', '/feed'])('is compressed at %s for a browser that reads it', async (url) => {
    const { headers, rawPayload } = await get(url, 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(gunzipSync(rawPayload).toString()).toBe(LONG);
  });

  it.each([undefined, 'br', 'gzip;q=0'])('is whole for a client that accepts %s', async (encoding) => {
    const { headers, body } = await get('/long', encoding);
    expect([headers['content-encoding'], headers['vary'], body]).toEqual([undefined, 'accept-encoding', LONG]);
  });

  it('names all headers that it depends on', async () => {
    expect((await get('/page', 'gzip')).headers['vary']).toBe('cookie, accept-encoding');
  });

  it('names them also where it says that nothing changed', async () => {
    const { headers, statusCode } = await get('/unchanged', 'gzip');
    expect([statusCode, headers['vary'], headers['content-encoding']]).toEqual([304, 'accept-encoding', undefined]);
  });

  it.each(['/short', '/image', '/nothing'])('is sent as it is from %s', async (url) => {
    const { headers } = await get(url, 'gzip');
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
  });

  it('is compressed only once', async () => {
    const { headers, body } = await get('/file', 'gzip');
    expect([headers['content-encoding'], body]).toEqual(['br', LONG]);
  });

  it('has the same headers without its body', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const [whole, head] = [
      await app.inject({ url: '/long', headers }),
      await app.inject({ method: 'HEAD', url: '/long', headers }),
    ];
    expect([head.headers['content-encoding'], head.headers['content-length'], head.body]).toEqual([
      'gzip',
      whole.headers['content-length'],
      '',
    ]);
  });
});
