import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Session } from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Set briefly after a write, so that the browser reads past the cache at any gateway. */
export const WROTE = 'sb_wrote';

const TOKEN = /^[\w.-]{1,200}$/;

interface Place {
  name: string;
  path: string;
}
interface Places {
  access: Place;
  refresh: Place;
  /** Outlives the session; marks a known device and grants nothing. */
  device: Place;
  /** Between the password and the second factor. */
  ticket: Place;
  /** Lets this browser confirm its own sign-up without the password. */
  browser: Place;
}
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** The lifetime of an unconfirmed sign-up. */
const BROWSER_SECONDS = 8 * 24 * 60 * 60;

/** The path limits the refresh token to the routes that renew or end a session. */
const PLAIN: Places = {
  access: { name: 'sb_access', path: '/' },
  refresh: { name: 'sb_refresh', path: '/auth' },
  device: { name: 'sb_device', path: '/auth' },
  ticket: { name: 'sb_ticket', path: '/auth' },
  browser: { name: 'sb_browser', path: '/auth' },
};
/** The `__Host-` prefix keeps sibling subdomains from setting a session; it requires the path `/`. */
const HOST_ONLY: Places = {
  access: { name: '__Host-sb_access', path: '/' },
  refresh: { name: '__Host-sb_refresh', path: '/' },
  device: { name: '__Host-sb_device', path: '/' },
  ticket: { name: '__Host-sb_ticket', path: '/' },
  browser: { name: '__Host-sb_browser', path: '/' },
};

type Expiries = Record<'access' | 'refresh', Date>;

export class SessionCookies {
  private readonly base: CookieSerializeOptions;
  private readonly places: Places;

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
    this.base = { httpOnly: true, sameSite: 'lax', secure };
    this.places = secure ? HOST_ONLY : PLAIN;
  }

  accessOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
    return cookies[this.places.access.name];
  }

  refreshOf(request: FastifyRequest): string | undefined {
    return this.tokenIn(request, this.places.refresh);
  }

  deviceOf(request: FastifyRequest): string | undefined {
    return this.tokenIn(request, this.places.device);
  }

  ticketOf(request: FastifyRequest): string | undefined {
    return this.tokenIn(request, this.places.ticket);
  }

  /** Without a ticket, clears the cookie. */
  setTicket(reply: FastifyReply, ticket = '', expires = new Date(0)): void {
    const { name, path } = this.places.ticket;
    void reply.setCookie(name, ticket, { ...this.base, path, sameSite: 'strict', expires });
  }

  browserOf(request: FastifyRequest): string | undefined {
    return this.tokenIn(request, this.places.browser);
  }

  keepBrowser(reply: FastifyReply, token: string): void {
    const { name, path } = this.places.browser;
    void reply.setCookie(name, token, { ...this.base, path, sameSite: 'strict', maxAge: BROWSER_SECONDS });
  }

  open(reply: FastifyReply, session: Session): void {
    this.set(reply, session.accessToken, session.refreshToken, {
      access: new Date(session.accessExpiresAt),
      refresh: new Date(session.refreshExpiresAt),
    });
    const { device } = this.places;
    const kept = { ...this.base, path: device.path, sameSite: 'strict' as const, maxAge: DEVICE_SECONDS };
    if (session.deviceToken) void reply.setCookie(device.name, session.deviceToken, kept);
  }

  close(reply: FastifyReply): void {
    const past = new Date(0);
    this.set(reply, '', '', { access: past, refresh: past });
  }

  markWrite(reply: FastifyReply): void {
    void reply.setCookie(WROTE, '1', { ...this.base, path: '/', maxAge: 2 });
  }

  /** A malformed cookie must not block a new session. */
  private tokenIn({ cookies }: FastifyRequest, { name }: Place): string | undefined {
    const token = cookies[name];
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  private set(reply: FastifyReply, access: string, refresh: string, expires: Expiries): void {
    const { access: short, refresh: long } = this.places;
    void reply
      .setCookie(short.name, access, { ...this.base, path: short.path, expires: expires.access })
      .setCookie(long.name, refresh, { ...this.base, path: long.path, sameSite: 'strict', expires: expires.refresh });
  }
}
