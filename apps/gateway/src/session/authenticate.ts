import type { FastifyInstance } from 'fastify';
import passport, { type Strategy } from 'passport';
import type { AccessTokenStrategy, SignedIn } from './access-token.strategy.js';
import type { SessionCookies } from './cookies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for visitors. */
    user?: SignedIn;
  }
}

/**
 * Runs this strategy object itself: passport looks names up in one registry per process, where another gateway's
 * strategy may have the same name. undefined where the strategy refuses.
 */
export const authenticate = <T>(strategy: Strategy, request: object): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const settle = (error: unknown, user?: T | false | null) => (error ? reject(error) : resolve(user || undefined));
    // passport hangs the outcome of each attempt on the object that it is given.
    const attempt = Object.create(strategy) as Strategy;
    passport.authenticate(attempt, { session: false }, settle)(request, {}, reject);
  });

/** Says in `request.user` who is signed in, before any route: GraphQL, controllers, live signals, pages and the board. */
export function identifyCallers(
  fastify: FastifyInstance,
  { cookies, strategy }: { cookies: SessionCookies; strategy: AccessTokenStrategy },
): void {
  fastify.decorateRequest('user');
  fastify.addHook('onRequest', async (request) => {
    if (!cookies.accessOf(request)) return;
    request.user = await authenticate<SignedIn>(strategy, { cookies: request.cookies });
  });
}
