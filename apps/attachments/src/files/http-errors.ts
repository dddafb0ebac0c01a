import { DomainError } from '@stallbook/kernel';
import { statusOf } from '@stallbook/platform';
import type { FastifyReply } from 'fastify';

export const deadLink = () =>
  new DomainError('LINK_EXPIRED', 'This link has expired. Go back and open the file again.');

/** Answers with what the work gives, or with the refusal in the shape that the gateway hands on. */
export async function replyWith(reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> {
  try {
    return await reply.send(await work());
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    const { code, message, fields } = error;
    return reply.code(statusOf(code)).send({ error: { code, message, fields } });
  }
}
