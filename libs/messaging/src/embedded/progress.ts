import { wait } from '../delivery/wait.js';
import type { Subscription } from '../port.js';
import type { Groups } from './groups.js';
import type { TopicPartition, MessageLog } from './log.js';
import { partitionKey } from './record-id.js';

type Progress = Pick<Subscription, 'lag' | 'caughtUp'> & {
  set(key: string, sequence: number): void;
  clear(): void;
};

/** The group's position: from memory if this process handles it, otherwise as stored. */
export function createProgress(log: MessageLog, groups: Groups, group: string, partitions: TopicPartition[]): Progress {
  const handled = new Map<string, number>();

  const positions = async (): Promise<(partition: TopicPartition) => number> => {
    if (handled.size === partitions.length)
      return ({ topic, partition }) => handled.get(partitionKey(topic, partition)) ?? 0;
    const recorded = await groups.positions(group);
    return ({ topic, partition }) => recorded(topic, partition) ?? 0;
  };
  const behind = async () => {
    const at = await positions();
    return partitions.map((partition) => ({ ...partition, after: at(partition) }));
  };

  return {
    set: (key, sequence) => void handled.set(key, sequence),
    clear: () => handled.clear(),
    async lag() {
      return log.countAfter(await behind());
    },
    async caughtUp() {
      const goals = await log.headsAfter(await behind());
      for (;;) {
        const at = await positions();
        const isReached = (one: TopicPartition) => at(one) >= (goals.get(partitionKey(one.topic, one.partition)) ?? 0);
        if (partitions.every(isReached)) return;
        await wait(handled.size > 0 ? 5 : 50);
      }
    },
  };
}
