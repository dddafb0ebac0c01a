import type { FastifyReply, FastifyRequest } from 'fastify';

export const GRAPHQL_PATH = '/graphql';

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Responds before any handler, in the error format of the path. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  const isGraphql = request.url.split('?', 1)[0] === GRAPHQL_PATH;
  const body = isGraphql
    ? { errors: [{ message, extensions: { code } }] }
    : { error: { code, message, fields: [] as unknown[] } };
  return reply.code(status).send(body);
}
