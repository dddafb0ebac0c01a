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
});
