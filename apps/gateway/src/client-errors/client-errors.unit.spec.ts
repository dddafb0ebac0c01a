import { DomainError } from '@stallbook/kernel';
import { clientErrors, createLogger, observeHttp } from '@stallbook/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { answerRefusedBodies } from '../http/refused-bodies.js';
import { receiveClientErrors } from './receive-client-errors.js';

const sent = {
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read properties of undefined\n    at b (https://stallbook.example/assets/desk-ab12.js:1:9)',
  route: '/applications',
  release: 'index-cd34.js',
};

const failureOf = (json: string): string => {
  try {
    JSON.parse(json);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('an error that a browser reports', () => {
  let app: FastifyInstance;
  let lines: string[];
  let free: number;
  beforeEach(() => {
    lines = [];
    free = 1;
    app = fastify();
    observeHttp(app);
    answerRefusedBodies(app);
    receiveClientErrors(app, {
      logger: createLogger({ service: 'gateway', destination: { write: (line) => void lines.push(line) } }),
      quota: {
        require: async () => {
          if (free === 0) throw new DomainError('RATE_LIMITED', 'Too many attempts.');
          free -= 1;
        },
      },
    });
  });
  afterEach(() => app.close());

  const counted = async () => (await clientErrors.get()).values[0]?.value ?? 0;
  const report = async (payload: object | string, headers: Record<string, string> = {}) => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return (
      await app.inject({
        method: 'POST',
        url: '/client-errors',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
    ).statusCode;
  };
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('is one log line, with the correlation ID of the last request, and counted', async () => {
    const before = await counted();
    const correlationId = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await report(sent, { 'x-correlation-id': correlationId })).toBe(204);
    expect(logged()).toMatchObject([{ msg: 'an error in a browser', level: 'warn', correlationId, clientError: sent }]);
    expect(await counted()).toBe(before + 1);
  });

  it('is logged without personal data, parameters of addresses, and facts that it does not have', async () => {
    const message = `${failureOf('["Ann M", Bob Lee]')} for ann@example.org`;
    const stack = 'at https://stallbook.example/reset-password?token=hush#secret:1:2';
    await report({ message, stack, route: '/events/4711', release: 'a b', person: 'Ann' });
    expect(logged()).toMatchObject([
      {
        clientError: {
          message: expect.stringMatching(/^Unexpected token 'B', "…".* for \[email\]$/),
          stack: 'at https://stallbook.example/reset-password:1:2',
          route: 'unknown',
          release: 'unknown',
        },
      },
    ]);
    expect(lines.join()).not.toMatch(/Ann|Bob|hush|secret|4711/);
  });

  it.each(['/', '/events/:id', '/vendor/payments/:id/pay', '/*'])('has the pattern of its route: %s', async (route) => {
    await report({ ...sent, route });
    expect(logged()).toMatchObject([{ clientError: { route } }]);
  });

  it('is cut where it is long, and refused where it is huge', async () => {
    await report({ message: 'm'.repeat(1_000), stack: 's'.repeat(6_000) });
    expect(logged()).toMatchObject([{ clientError: { message: 'm'.repeat(300), stack: 's'.repeat(3_000) } }]);
    expect(await report({ message: 'm'.repeat(9_000) })).toBe(413);
    expect(lines).toHaveLength(1);
  });

  it('is refused without a message', async () => {
    free = 5;
    const statuses = await Promise.all(
      ['{}', '[]', 'null', '{"message":{}}', '{"message":""}'].map((one) => report(one)),
    );
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect(lines).toEqual([]);
  });

  it('is neither logged nor counted beyond the limit of its address', async () => {
    await report(sent);
    const before = await counted();
    expect(await report(sent)).toBe(429);
    expect(lines).toHaveLength(1);
    expect(await counted()).toBe(before);
  });
});
