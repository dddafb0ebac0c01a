import type { FastifyReply } from 'fastify';
import type { Answer } from './file-server.js';

/** Streams the answer of the attachments service to the client, with these of its headers. HEAD gets no body. */
export function streamAnswer({ headers, body }: Answer, names: readonly string[], reply: FastifyReply): FastifyReply {
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  if (reply.request.method !== 'HEAD') return reply.send(body);
  void body.dump();
  return reply.send();
}
