import { DomainError } from '@stallbook/kernel';
import type { FastifyReply } from 'fastify';

const STATUS: Record<string, number> = {
  BAD_INPUT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  UPLOAD_UNDER_WAY: 409,
  LINK_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
};

export const deadLink = () => new DomainError('LINK_EXPIRED', 'This link has expired. Go back and open the file again.');

/** Answers with what the work gives, or with the refusal in the shape that the gateway hands on. */
export async function replyWith(reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> {
  try {
    return await reply.send(await work());
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    const { code, message, fields } = error;
    return reply.code(STATUS[code] ?? 422).send({ error: { code, message, fields } });
  }
}
