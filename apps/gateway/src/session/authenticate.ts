import type { FastifyInstance } from 'fastify';
import passport, { type Strategy } from 'passport';
import type { AccessTokenStrategy, SignedIn } from './access-token.strategy.js';
import type { SessionCookies } from './cookies.js';

declare module 'fastify' {
  interface FastifyRequest {
    user?: SignedIn;
  }
}

/** Bypasses passport's registry, which is shared by all gateways of a process. */
export const authenticate = <T>(strategy: Strategy, request: object): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const settle = (error: unknown, user?: T | false | null) => (error ? reject(error) : resolve(user || undefined));
    // passport sets the callbacks of each attempt on the strategy object.
    const attempt = Object.create(strategy) as Strategy;
    passport.authenticate(attempt, { session: false }, settle)(request, {}, reject);
  });

/** Sets `request.user` before any route runs. */
export function identifyCallers(
  fastify: FastifyInstance,
  { cookies, strategy }: { cookies: SessionCookies; strategy: AccessTokenStrategy },
): void {
  fastify.decorateRequest('user');
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!cookies.accessOf(request)) return done();
    authenticate<SignedIn>(strategy, { cookies: request.cookies }).then((user) => {
      request.user = user;
      done();
    }, done);
  });
}
