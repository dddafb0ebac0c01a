import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { isFresh, stepUpRequired, type Clock } from '@stallbook/kernel';
import type { Logger } from '@stallbook/platform';
import type { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';

const BASE = '/admin/queues';
const READS = new Set(['GET', 'HEAD']);

/** The page of the board asks Google for fonts, which our content security policy blocks. */
const FONTS_OF_GOOGLE = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/g;

/** Parts of the address, as far as it has them. */
type Changed = Partial<Record<'queueName' | 'jobId' | 'queueStatus', string>>;

/** Job data can hold personal data, so the board never shows it. */
class WithoutJobData extends BullMQAdapter {
  constructor(queue: Queue) {
    super(queue);
    for (const field of ['data', 'returnValue'] as const) this.setFormatter(field, () => 'not shown');
  }

  /** No formatter applies to the template of a scheduler's jobs. */
  override async getJobSchedulers() {
    const schedulers = await super.getJobSchedulers();
    return schedulers.map(({ template: _, ...scheduler }) => scheduler);
  }
}

interface Board {
  clock: Clock;
  logger: Logger;
  queues: readonly Queue[];
}

/** For admins only, with a fresh second factor, except what an open page reads every few seconds. */
export async function mountQueueBoard(fastify: FastifyInstance, { clock, logger, queues }: Board): Promise<void> {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(BASE);
  createBullBoard({ queues: queues.map((queue) => new WithoutJobData(queue)), serverAdapter: adapter });
  await fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const actor = request.user?.actor;
      if (actor?.role !== 'admin') return reply.redirect(actor ? '/dashboard' : '/login');
      if (request.method === 'GET' && request.routeOptions.url?.startsWith(`${BASE}/api`)) return;
      if (!actor.secondFactor || isFresh(actor.secondFactor, clock.now())) return;
      const { code, message } = stepUpRequired();
      if (request.method === 'GET') return reply.redirect(`/second-factor?next=${BASE}`);
      return reply.code(403).send({ error: { code, message, fields: [] } });
    });
    scope.addHook('preHandler', async (request) => {
      // A compressed page could not be changed.
      const isPage = !['/api', '/static'].some((folder) => request.url.startsWith(BASE + folder));
      if (isPage) delete request.headers['accept-encoding'];
    });
    scope.addHook('onSend', async (_request, _reply, payload) =>
      typeof payload === 'string' ? payload.replaceAll(FONTS_OF_GOOGLE, '') : payload,
    );
    scope.addHook('onResponse', async (request, { statusCode }) => {
      // A refusal is a redirect or an error.
      if (READS.has(request.method) || statusCode >= 300) return;
      const { method, routeOptions, params, user } = request;
      const change = { adminId: user?.actor.id, method, route: routeOptions.url, ...(params as Changed) };
      logger.info(change, 'an admin changed a queue');
    });
    await scope.register(adapter.registerPlugin(), { prefix: BASE });
  });
}
