import { DomainError } from '@stallbook/kernel';
import { statusOf } from '@stallbook/platform';
import type { FastifyReply } from 'fastify';

export const expiredLink = () =>
  new DomainError('LINK_EXPIRED', 'This link has expired. Go back and open the file again.');

/** Replies with the result, or with the error in the form that the gateway forwards. */
export async function replyWith(reply: FastifyReply, work: () => Promise<unknown>): Promise<FastifyReply> {
  try {
    return await reply.send(await work());
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    const { code, message, fields } = error;
    return reply.code(statusOf(code)).send({ error: { code, message, fields } });
  }
}
