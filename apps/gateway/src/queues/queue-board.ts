import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import type { Requests } from '../sessions/requests.js';

const BASE = '/admin/queues';

/** Which jobs there are and how they stand; what they carry is nobody's business. */
function shown(queue: Queue): BullMQAdapter {
  const adapter = new BullMQAdapter(queue);
  for (const field of ['data', 'returnValue'] as const) adapter.setFormatter(field, () => 'not shown');
  return adapter;
}

/** The jobs of the workers, for admins only. */
export async function mountQueueBoard(
  fastify: FastifyInstance,
  requests: Requests,
  queues: readonly Queue[],
): Promise<void> {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(BASE);
  createBullBoard({ queues: queues.map(shown), serverAdapter: adapter });
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const actor = requests.actorOf(request);
      if (actor?.role === 'admin') return;
      await reply.redirect(actor ? '/dashboard' : '/login');
    });
    await scope.register(adapter.registerPlugin(), { prefix: BASE });
  });
}
