import type { QueueStatus } from '@stallbook/contracts';
import { health, withinRedisTimeout } from '@stallbook/platform';
import type { Queue } from 'bullmq';

/** null while Redis is unavailable, since commands would queue up. */
export async function queueStatus(queues: readonly Queue[]): Promise<QueueStatus[] | null> {
  if ((await health.readiness()).degraded.includes('redis')) return null;
  const counted = queues.map(async (queue) => {
    const {
      waiting = 0,
      delayed = 0,
      prioritized = 0,
      active = 0,
      failed = 0,
    } = await queue.getJobCounts('waiting', 'delayed', 'prioritized', 'active', 'failed');
    return { queue: queue.name, waiting: waiting + prioritized, delayed, active, failed };
  });
  return withinRedisTimeout(Promise.all(counted)).catch(() => null);
}
