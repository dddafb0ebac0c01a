import type { FastifyReply } from 'fastify';

/** Aborts when the response is complete or its client has left, immediately if that has already happened. */
export function goneSignal({ raw, request }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const { socket } = request.raw;
  const gone = () => {
    socket.off('close', gone);
    controller.abort();
  };
  raw.once('close', gone);
  // A response that waits for an earlier one of its connection is not closed with it.
  socket.once('close', gone);
  if (raw.closed || socket.destroyed) gone();
  return controller.signal;
}
