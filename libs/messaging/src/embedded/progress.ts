import { wait } from '../delivery/wait.js';
import type { Subscription } from '../port.js';
import type { Groups } from './groups.js';
import type { MessageLog } from './log.js';
import { laneKey } from './record-id.js';

type Progress = Pick<Subscription, 'lag' | 'caughtUp'> & {
  set(lane: string, sequence: number): void;
  clear(): void;
};

/** The group's position: from memory if this process handles it, otherwise as stored. */
export function createProgress(
  log: MessageLog,
  groups: Groups,
  group: string,
  lanes: { topic: string; partition: number }[],
): Progress {
  const handled = new Map<string, number>();

  const positions = async (): Promise<(topic: string, partition: number) => number> => {
    if (handled.size === lanes.length) return (topic, partition) => handled.get(laneKey(topic, partition)) ?? 0;
    const recorded = await groups.positions(group);
    return (topic, partition) => recorded(topic, partition) ?? 0;
  };

  return {
    set: (lane, sequence) => void handled.set(lane, sequence),
    clear: () => handled.clear(),
    async lag() {
      const at = await positions();
      const counts = lanes.map(({ topic, partition }) => log.count(topic, partition, at(topic, partition)));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    async caughtUp() {
      const heads = lanes.map(async (lane) => ({ ...lane, head: await log.head(lane.topic, lane.partition) }));
      const goals = await Promise.all(heads);
      for (;;) {
        const at = await positions();
        if (goals.every(({ topic, partition, head }) => at(topic, partition) >= head)) return;
        await wait(handled.size > 0 ? 5 : 50);
      }
    },
  };
}
