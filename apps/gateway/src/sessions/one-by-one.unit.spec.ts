import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { letInOneByOne } from './one-by-one.js';

const CROWD = 50;

describe('log-ins', () => {
  it('of a crowd let others through, and all get in, in their order', async () => {
    const served: unknown[] = [];
    const server = Fastify();
    letInOneByOne(server);
    server.post('/auth/sign-in', async ({ body }) => void served.push((body as { n: number }).n));
    server.post('/graphql', async () => void served.push('another'));
    await server.ready();
    const crowd = Array.from({ length: CROWD }, (_, n) =>
      server.inject({ method: 'POST', url: '/auth/sign-in', payload: { n } }),
    );
    await Promise.all([...crowd, server.inject({ method: 'POST', url: '/graphql', payload: {} })]);
    expect(served.indexOf('another')).toBeLessThan(CROWD / 2);
    const numbers = Array.from({ length: CROWD }, (_, n) => n);
    expect(served.filter((one) => one !== 'another')).toEqual(numbers);
    await server.inject({ method: 'POST', url: '/auth/sign-in', payload: { n: CROWD } });
    expect(served).toHaveLength(CROWD + 2);
  });

  it('are seen to some at a time; who goes away makes room, inside or in the line', async () => {
    const atOnce = 8 * availableParallelism();
    const server = Fastify({ forceCloseConnections: true });
    letInOneByOne(server);
    const inside: (() => void)[] = [];
    server.post('/auth/sign-in', () => new Promise((resolve) => inside.push(() => resolve('in'))));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const comers = Array.from({ length: atOnce + CROWD }, () => {
      const going = new AbortController();
      const answer = fetch(`${url}/auth/sign-in`, { method: 'POST', signal: going.signal });
      return {
        going,
        status: answer.then(
          ({ status }) => status,
          () => 'gone',
        ),
      };
    });
    await pause(500);
    expect(inside).toHaveLength(atOnce);

    const stay = comers.splice(-10);
    comers.forEach(({ going }) => going.abort());
    expect(await Promise.all(comers.map(({ status }) => status))).toEqual(comers.map(() => 'gone'));
    let answered = false;
    const statuses = Promise.all(stay.map(({ status }) => status)).finally(() => (answered = true));
    for (; !answered; await pause(10)) inside.splice(0).forEach((answer) => answer());
    expect(await statuses).toEqual(stay.map(() => 200));
    await server.close();
  });
});
