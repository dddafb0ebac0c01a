import { hidden } from '../../pages.json';
import { devProxy } from '../../tools/dev-proxy.js';

describe('the proxy of npm run dev', () => {
  const table = devProxy('http://gateway');
  const answered = (method: string, url: string) => {
    const entry = Object.entries(table).find(([path]) => url.startsWith(path))?.[1];
    return entry && !entry.bypass({ method, url }) ? 'the gateway' : 'the app';
  };

  it.each([
    ['GET', '/auth/confirm?token_hash=1', 'the app'],
    ['POST', '/auth/confirm', 'the gateway'],
    ['POST', '/auth/sign-in', 'the gateway'],
    ['GET', '/auth/session', 'the gateway'],
    ['POST', '/graphql', 'the gateway'],
    ['GET', '/live', 'the gateway'],
    ['GET', '/events', 'the app'],
  ])('%s %s is answered by %s', (method, url, by) => {
    expect(answered(method, url)).toBe(by);
  });

  it.each([
    ['its own page', 'http://localhost:5173', ['origin', 'http://gateway']],
    ['another page', 'http://evil.example', []],
    ['no page', undefined, []],
  ])('gives the gateway its own origin for a request of %s', (_of, origin, sent) => {
    const headers: string[] = [];
    const request = { headers: { host: 'localhost:5173', ...(origin && { origin }) } };
    const setHeader = (name: string, value: string) => headers.push(name, value);
    table['/graphql']?.configure({ on: (_event, listener) => listener({ setHeader }, request) });
    expect(headers).toEqual(sent);
  });

  it('shows every page of the app', () => {
    const taken = hidden.filter((path) => answered('GET', path) !== 'the app');
    expect(taken).toEqual([]);
  });
});
