import { failure } from '../texts.js';
import { exchange } from './transport.js';

const query = { kind: 'query', operation: 'Events', documentId: 'x' } as const;
const command = { path: '/auth/sign-in', method: 'POST', body: {} } as const;
const answering = (status: number, text: string) =>
  Promise.resolve({ ok: status < 400, status, json: async () => JSON.parse(text) as unknown } as Response);

describe('one exchange with the API', () => {
  const failures: [string, () => Promise<Response>, string][] = [
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
    ['a page of a proxy', () => answering(502, '<html>Bad gateway</html>'), 'UNAVAILABLE'],
    ['an answer that was cut off', () => answering(503, '{"err'), 'UNAVAILABLE'],
    ['a refusal without words', () => answering(403, '{}'), 'PERMISSION_DENIED'],
    ['a refusal in the code of the service', () => answering(422, '{"error":{"code":"X.Y","message":"No"}}'), 'X.Y'],
  ];

  it.each(failures)('[ID-012] returns %s as an error, without throwing', async (_what, answer, code) => {
    globalThis.fetch = answer;
    for (const request of [query, command]) {
      const { data, error } = await exchange(request, 'c1');
      expect([data, error?.code]).toEqual([undefined, code]);
    }
  });

  it('takes a GraphQL answer that was cut off for no answer', async () => {
    globalThis.fetch = () => answering(200, '{"data":{"ev');
    expect((await exchange(query, 'c1')).error?.code).toBe('NETWORK');
  });

  it.each([
    ['before it began', () => Promise.reject(new DOMException('x', 'AbortError'))],
    ['and was cut off', () => answering(200, '{"data":{"ev')],
  ])('says that an answer took too long if the limit passed %s', async (_when, answer) => {
    const limit = new AbortController();
    limit.abort(new DOMException('x', 'TimeoutError'));
    globalThis.fetch = answer;
    for (const request of [query, command]) {
      expect((await exchange(request, 'c1', limit.signal)).error).toMatchObject({
        code: 'NETWORK',
        message: failure.tooSlow,
      });
    }
  });

  it('says that nothing was saved only if there was no network before the command left', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get');
    globalThis.fetch = () => {
      network.mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    const said = async (isOnline: boolean) => {
      network.mockReturnValue(isOnline);
      return (await exchange({ ...query, kind: 'mutation' }, 'c1')).error?.message;
    };
    expect([await said(true), await said(false)]).toEqual([failure.offline, failure.notSaved]);
    network.mockRestore();
  });

  it('leaves the words to the screen where an answer has none', async () => {
    for (const answer of ['{}', '{"error":{"code":"X.Y"}}', '{"errors":[{"message":""}]}']) {
      globalThis.fetch = () => answering(403, answer);
      for (const request of [query, command]) expect((await exchange(request, 'c1')).error?.message).toBe('');
    }
  });

  it('[ID-012] hands out the code of a GraphQL error in place of its data', async () => {
    const error = { message: 'Event not found', extensions: { code: 'NOT_FOUND' } };
    globalThis.fetch = () => answering(200, JSON.stringify({ data: null, errors: [error] }));
    expect(await exchange(query, 'c1')).toEqual({
      error: { code: 'NOT_FOUND', message: 'Event not found', fields: [], status: 200 },
    });
  });

  const market = { events: { items: [{ id: 'e1', applicationCounts: null }] } };
  const partly = (data: unknown, path: (string | number)[], code: string) => {
    const error = { message: 'Try again', path, extensions: { code } };
    globalThis.fetch = () => answering(200, JSON.stringify({ data, errors: [error] }));
    return exchange(query, 'c1');
  };

  it('keeps the main result when only a joined field fails', async () => {
    const path = ['events', 'items', 0, 'applicationCounts'];
    expect(await partly(market, path, 'UNAVAILABLE')).toEqual({ data: market });
    expect((await partly(market, path, 'UNAUTHENTICATED')).error?.code).toBe('UNAUTHENTICATED');
    expect((await partly({ a: market, b: null }, ['b'], 'UNAVAILABLE')).error?.code).toBe('UNAVAILABLE');
    expect((await partly({ events: null }, path, 'UNAVAILABLE')).error?.code).toBe('UNAVAILABLE');
    expect((await partly(null, path, 'INTERNAL')).error?.code).toBe('INTERNAL');
  });
});
