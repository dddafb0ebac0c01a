import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Session } from '@stallbook/contracts';
import type { FastifyReply } from 'fastify';

export const ACCESS = 'sb_access';
export const REFRESH = 'sb_refresh';
/** Set for a moment after a write, so that the same browser reads past the cache, at whichever gateway. */
export const WROTE = 'sb_wrote';
/** Only the routes that renew or end a session ever see the refresh token. */
const REFRESH_PATH = '/auth';

export class SessionCookies {
  private readonly base: CookieSerializeOptions;

  constructor(publicUrl: string) {
    this.base = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') };
  }

  open(reply: FastifyReply, session: Session): void {
    const access = { ...this.base, path: '/', expires: new Date(session.accessExpiresAt) };
    const refresh = {
      ...this.base,
      sameSite: 'strict' as const,
      path: REFRESH_PATH,
      expires: new Date(session.refreshExpiresAt),
    };
    void reply.setCookie(ACCESS, session.accessToken, access).setCookie(REFRESH, session.refreshToken, refresh);
  }

  close(reply: FastifyReply): void {
    void reply
      .clearCookie(ACCESS, { ...this.base, path: '/' })
      .clearCookie(REFRESH, { ...this.base, sameSite: 'strict', path: REFRESH_PATH });
  }

  markWrite(reply: FastifyReply): void {
    void reply.setCookie(WROTE, '1', { ...this.base, path: '/', maxAge: 2 });
  }
}
