import cookie from '@fastify/cookie';
import type { Session } from '@stallbook/contracts';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { SessionCookies } from './cookies.js';

const DAY = 24 * 60 * 60;
const session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  accessExpiresAt: '2027-05-08T12:15:00Z',
  refreshExpiresAt: '2027-06-07T12:00:00Z',
  deviceToken: 'device',
} as unknown as Session;

describe('the cookies of a session', () => {
  /** The cookies of a reply, and what the task returns. */
  async function replyTo<T>(
    task: (cookies: SessionCookies, reply: FastifyReply, request: FastifyRequest) => T,
    { url = 'http://localhost:8080', sent = {} }: { url?: string; sent?: Record<string, string> } = {},
  ) {
    const app = fastify();
    await app.register(cookie);
    const given: { result?: T } = {};
    app.get('/', (request, reply) => {
      given.result = task(new SessionCookies(url), reply, request);
      return 'done';
    });
    const reply = await app.inject({ url: '/', cookies: sent });
    await app.close();
    return { cookies: reply.cookies, result: given.result };
  }

  it('end with their tokens, except the mark of a known device, which lasts a year', async () => {
    const { cookies } = await replyTo((all, reply) => all.open(reply, session));
    expect(cookies).toMatchObject([
      { name: 'sb_access', value: 'access', path: '/', sameSite: 'Lax', expires: new Date(session.accessExpiresAt) },
      { name: 'sb_refresh', path: '/auth', sameSite: 'Strict', expires: new Date(session.refreshExpiresAt) },
      { name: 'sb_device', path: '/auth', sameSite: 'Strict', maxAge: 365 * DAY },
    ]);
    expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
    const known = { ...session, deviceToken: null } as unknown as Session;
    expect((await replyTo((all, reply) => all.open(reply, known))).cookies).toHaveLength(2);
  });

  it('are for one host and encrypted connections only, where there are any', async () => {
    const { cookies } = await replyTo((all, reply) => all.open(reply, session), { url: 'https://stallbook.example' });
    expect(cookies).toMatchObject(
      ['access', 'refresh', 'device'].map((name) => ({ name: `__Host-sb_${name}`, path: '/', secure: true })),
    );
  });

  it('are cleared when it closes, but not the mark of the device', async () => {
    const { cookies } = await replyTo((all, reply) => all.close(reply));
    const cleared = { value: '', expires: new Date(0) };
    expect(cookies).toMatchObject([
      { name: 'sb_access', ...cleared },
      { name: 'sb_refresh', ...cleared },
    ]);
    expect((await replyTo((all, reply) => all.setTicket(reply))).cookies).toMatchObject([
      { name: 'sb_ticket', ...cleared },
    ]);
  });

  it('remember the browser of a sign-up as long as the sign-up lasts', async () => {
    const { cookies } = await replyTo((all, reply) => all.keepBrowser(reply, 'browser'));
    expect(cookies).toMatchObject([{ name: 'sb_browser', value: 'browser', maxAge: 8 * DAY, sameSite: 'Strict' }]);
  });

  it('count as missing while they are malformed, so that a new session can begin', async () => {
    const refreshOf = async (token: string) =>
      (await replyTo((all, _, request) => all.refreshOf(request), { sent: { sb_refresh: token } })).result;
    expect(await refreshOf('a.7.b_c-d')).toBe('a.7.b_c-d');
    for (const malformed of ['a b', 'a'.repeat(201), '']) expect(await refreshOf(malformed)).toBeUndefined();
    expect((await replyTo((all, _, request) => all.refreshOf(request))).result).toBeUndefined();
  });
});
