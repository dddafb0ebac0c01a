import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of the only endpoint that answers in the shape of GraphQL. */
export const GRAPHQL_PATH = '/graphql';

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** Answers a request that no handler will see, in the shape that clients of its path expect. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  const isGraphql = request.url.split('?', 1)[0] === GRAPHQL_PATH;
  const body = isGraphql
    ? { errors: [{ message, extensions: { code } }] }
    : { error: { code, message, fields: [] as unknown[] } };
  return reply.code(status).send(body);
}
