import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.js';

const KEY = /^[\w-]{8,100}$/;
const MALFORMED = {
  status: 400,
  code: 'IDEMPOTENCY_KEY.MALFORMED',
  message: 'An Idempotency-Key must have 8 to 100 letters, digits, hyphens, or underscores.',
};

/** Ignoring a malformed key would let a retry take effect twice. */
export function refuseMalformedKeys(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || (typeof key === 'string' && KEY.test(key))) return done();
    void refuse(request, reply, MALFORMED);
  });
}
