import type { Admin } from 'kafkajs';
import { wait } from '../delivery/wait.js';
import type { Subscription } from '../port.js';

export const partitionKey = (topic: string, partition: number): string => `${topic}/${partition}`;

export type KafkaProgress = Pick<Subscription, 'lag' | 'caughtUp'> & {
  handled(topic: string, partition: number, next: number): void;
  assign(assignment: Record<string, number[]>): void;
};

interface Goal {
  topic: string;
  partition: number;
  low: number;
  high: number;
}

/** The group's position: from memory for assigned partitions, otherwise as committed to the broker. */
export function createProgress(admin: Admin, groupId: string, topics: string[]): KafkaProgress {
  const assigned = new Set<string>();
  const positions = new Map<string, number>();

  const ends = async (): Promise<Goal[]> => {
    const goals = await Promise.all(
      topics.map(async (topic) =>
        (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => ({
          topic,
          partition,
          low: Number(low),
          high: Number(high),
        })),
      ),
    );
    return goals.flat();
  };

  const current = async (): Promise<(goal: Goal) => number> => {
    const recorded = new Map<string, number>();
    for (const { topic, partitions } of await admin.fetchOffsets({ groupId, topics })) {
      for (const { partition, offset } of partitions) recorded.set(partitionKey(topic, partition), Number(offset));
    }
    return ({ topic, partition, low }) => {
      const key = partitionKey(topic, partition);
      return Math.max(low, recorded.get(key) ?? low, assigned.has(key) ? (positions.get(key) ?? low) : low);
    };
  };

  return {
    handled: (topic, partition, next) => void positions.set(partitionKey(topic, partition), next),
    assign(assignment) {
      assigned.clear();
      positions.clear();
      for (const [topic, partitions] of Object.entries(assignment)) {
        for (const partition of partitions) assigned.add(partitionKey(topic, partition));
      }
    },
    async lag() {
      const [goals, at] = await Promise.all([ends(), current()]);
      return goals.reduce((sum, goal) => sum + Math.max(0, goal.high - at(goal)), 0);
    },
    async caughtUp() {
      const goals = await ends();
      for (;;) {
        const at = await current();
        if (goals.every((goal) => at(goal) >= goal.high)) return;
        await wait(20);
      }
    },
  };
}
