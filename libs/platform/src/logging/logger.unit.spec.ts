import { requestContext } from '@stallbook/rpc';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

const capture = () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ service: 'events', level: 'trace', destination });
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
};

describe('a log line', () => {
  it('holds service, time, level, and the correlation ID of the current request', () => {
    const { logger, last } = capture();
    requestContext.run({ correlationId: 'r1' }, () => logger.info({ market: 'm1' }, 'published'));
    expect(last()).toMatchObject({
      service: 'events',
      level: 'info',
      correlationId: 'r1',
      market: 'm1',
      msg: 'published',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    logger.info('outside');
    expect(last()).not.toHaveProperty('correlationId');
  });

  it('holds no personal data or secrets at any depth', () => {
    const { logger, lines } = capture();
    const hidden = 'ann@example.org hunter2 555-0100 Miller'.split(' ');
    const [email, secret, phone, name] = hidden;
    const cause = new Error(`E11000 duplicate key error dup key: { email: "${email}", phone: "${phone}" }`);
    const error = Object.assign(new Error(`no mail to ${email}`, { cause }), { payload: { secret } });
    logger.error({ err: error, profile: { contacts: [{ email, phone, lastName: name }] } }, 'failed');
    logger.warn(
      { headers: { cookie: secret, Authorization: secret }, accessToken: secret, password: secret },
      'refused',
    );
    logger.info(`${email} signed in with Bearer ${secret}`);
    logger.info('sent to %s', email);
    logger.info({ url: `mongodb://user:${secret}@host/`, request: new Map([[email, secret]]) });
    logger.error(error);
    for (const value of hidden) expect(lines.join('')).not.toContain(value);
    expect(lines).toHaveLength(6);
  });

  it('keeps type, code, message, and stack of an error', () => {
    const { logger, last } = capture();
    logger.error({ err: Object.assign(new TypeError('broken'), { code: 'E_X' }) }, 'failed');
    expect(last()).toMatchObject({ err: { type: 'TypeError', code: 'E_X', message: 'broken' } });
    expect(JSON.stringify(last())).toContain('logger.unit.spec');
  });

  it('accepts log calls from Nest', () => {
    const { logger, last } = capture();
    const nest = new NestLogger(logger);
    nest.log('up', 'NestApplication');
    expect(last()).toMatchObject({ level: 'info', msg: 'up', component: 'NestApplication' });
    nest.log('mapped', 'RouterExplorer');
    expect(last()).toMatchObject({ level: 'debug' });
    nest.error('broken', 'Error: broken\n at x', 'Part');
    expect(last()).toMatchObject({ level: 'error', component: 'Part', stack: expect.stringContaining('at x') });
  });
});
