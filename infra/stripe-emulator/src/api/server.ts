import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomId, type World } from '../world.js';
import type { EmitWithRequest } from '../webhooks/emit.js';
import { masked, secretKeyOf } from './credentials.js';
import type { Endpoint } from './endpoint.js';
import { accountInaccessible, StripeApiError } from './errors.js';
import { expand } from './expand.js';
import { parseForm } from './form.js';
import { fingerprintOf, keepReply, replyKeptFor } from './idempotency.js';
import { Params } from './params.js';

interface Answer {
  status: number;
  body: string;
}

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

const errorAnswer = (error: unknown, requestId: string): Answer => {
  const known = error instanceof StripeApiError ? error : null;
  const body = known?.body ?? { type: 'api_error', message: error instanceof Error ? error.message : String(error) };
  return { status: known?.status ?? 500, body: JSON.stringify({ error: { ...body, request_id: requestId } }, null, 2) };
};

/** Serves the endpoints like Stripe's API: keys, accounts, idempotency, expansion, error shapes, request IDs. */
export const serveApi = (app: FastifyInstance, world: World, emit: EmitWithRequest, endpoints: Endpoint[]): void => {
  const run = (endpoint: Endpoint, request: FastifyRequest, requestId: string, key: string): Answer => {
    const account = header(request, 'stripe-account');
    const row = account ? world.store.row('accounts', account) : undefined;
    if (account && (!row || row.deleted)) throw accountInaccessible(masked(key), account);
    const text = request.method === 'POST' ? String(request.body ?? '') : (request.url.split('?')[1] ?? '');
    const params = new Params(parseForm(text)).accept('expand');
    const path = request.url.split('?')[0] ?? '';
    const idempotencyKey = header(request, 'idempotency-key');
    const reply = endpoint.handle({
      world: {
        ...world,
        emit: (type, object, options) => emit(type, object, options, { id: requestId, idempotencyKey }),
      },
      params,
      id: (request.params as { id?: string }).id ?? '',
      account,
      key: masked(key),
      path,
    });
    return { status: 200, body: JSON.stringify(expand(world.store, reply, params.strings('expand')), null, 2) };
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<FastifyReply> => {
    const requestId = randomId('req');
    reply.header('request-id', requestId).header('stripe-version', header(request, 'stripe-version') ?? '');
    reply.type('application/json; charset=utf-8');
    const key = header(request, 'idempotency-key');
    const fingerprint = fingerprintOf(
      request.method,
      request.url,
      header(request, 'stripe-account'),
      typeof request.body === 'string' ? request.body : '',
    );
    let answer: Answer;
    try {
      const secretKey = secretKeyOf(request.headers.authorization);
      const kept = key && request.method === 'POST' ? replyKeptFor(world.store, key, fingerprint, world.now()) : null;
      if (kept) {
        reply.header('idempotent-replayed', 'true').header('original-request', kept.requestId);
        await world.store.saved();
        return await reply.code(kept.status).send(kept.body);
      }
      try {
        answer = run(endpoint, request, requestId, secretKey);
      } catch (error) {
        if (!(error instanceof StripeApiError)) request.log.error(error);
        answer = errorAnswer(error, requestId);
      }
      if (request.method !== 'GET') {
        if (key) {
          keepReply(world.store, key, { ...answer, fingerprint, requestId, createdAt: world.now() });
          reply.header('idempotency-key', key);
        }
        await world.store.saved();
        const { replyDelayMs } = world.store.webhook;
        if (replyDelayMs > 0) await setTimeout(replyDelayMs);
      }
    } catch (error) {
      answer = errorAnswer(error, requestId);
    }
    return reply.code(answer.status).send(answer.body);
  };

  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => send(request, reply, endpoint),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
};
