import fastify, { type FastifyInstance } from 'fastify';
import { acceptJsonOnly } from './json-only.js';

describe('a JSON body', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify();
    acceptJsonOnly(app);
    app.post('/graphql', () => 'answered');
  });
  afterEach(() => app.close());
  const statusOf = async (payload: object | string) => {
    const headers = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode;
  };

  it.each(['null', '7', '"text"', '[]', '[{}]'])('is an object, not %s', async (body) =>
    expect(await statusOf(body)).toBe(400),
  );

  it('may be missing', async () => {
    expect((await app.inject({ method: 'POST', url: '/graphql' })).statusCode).toBe(200);
  });

  it('has no more values than an operation needs, because each wrong one gives an error', async () => {
    const ids = (length: number) => ({ variables: { ids: Array.from({ length }, () => 1) } });
    expect(await statusOf(ids(1_000))).toBe(200);
    expect(await statusOf(ids(500_000))).toBe(413);
    expect(await statusOf({ variables: Array.from({ length: 200 }, () => ids(100)) })).toBe(413);
  });

  it('has no null in a list, for which an error would repeat the whole list', async () => {
    expect(await statusOf({ variables: { id: null, ids: ['one', 'two'], places: [{ city: null }] } })).toBe(200);
    expect(await statusOf({ variables: { ids: ['one', null] } })).toBe(400);
    expect(await statusOf({ variables: { places: [{ days: [null] }] } })).toBe(400);
  });

  it('has no deep nesting', async () => {
    const nested = (depth: number): object => (depth === 0 ? {} : { inner: nested(depth - 1) });
    expect(await statusOf(nested(30))).toBe(200);
    expect(await statusOf(nested(100))).toBe(400);
  });
});
