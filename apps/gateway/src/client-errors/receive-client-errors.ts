import { DomainError } from '@stallbook/kernel';
import { clientErrors, statusOf, type HourlyQuota, type Logger } from '@stallbook/platform';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refuse.js';
import { remoteAddressOf } from '../session/client.js';
import { toClientError } from './client-error.js';

const BODY_LIMIT = 8_192;
const MOST_PER_HOUR = 60;

interface Parts {
  quota: Pick<HourlyQuota, 'require'>;
  logger: Logger;
}

/** Errors of the web app, which would otherwise stay in the browsers. Its correlation ID is that of the last request. */
export function receiveClientErrors(fastify: FastifyInstance, { quota, logger }: Parts): void {
  fastify.post('/client-errors', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    // First, since anyone may send what takes long to read.
    try {
      await quota.require({ kind: 'client-errors', subject: remoteAddressOf(request), free: MOST_PER_HOUR });
    } catch (error) {
      if (!DomainError.is(error)) throw error;
      const { code, message } = error;
      return refuse(request, reply, { status: statusOf(code), code, message });
    }
    const clientError = toClientError(request.body);
    if (!clientError) return reply.code(400).send();
    clientErrors.inc();
    logger.warn({ clientError }, 'an error in a browser');
    return reply.code(204).send();
  });
}
