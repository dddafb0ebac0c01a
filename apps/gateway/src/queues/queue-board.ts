import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import type { Requests } from '../sessions/requests.js';

const BASE = '/admin/queues';

/** The jobs of the workers, for admins only. */
export async function mountQueueBoard(
  fastify: FastifyInstance,
  requests: Requests,
  queues: readonly Queue[],
): Promise<void> {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(BASE);
  createBullBoard({ queues: queues.map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter });
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const actor = requests.actorOf(request);
      if (actor?.role === 'admin') return;
      await reply.redirect(actor ? '/dashboard' : '/login');
    });
    await scope.register(adapter.registerPlugin(), { prefix: BASE });
  });
}
