import { wait } from '../delivery/wait.js';
import type { Subscription } from '../port.js';
import type { Groups } from './groups.js';
import type { Lane, MessageLog } from './log.js';
import { laneKey } from './record-id.js';

type Progress = Pick<Subscription, 'lag' | 'caughtUp'> & {
  set(lane: string, sequence: number): void;
  clear(): void;
};

/** The group's position: from memory if this process handles it, otherwise as stored. */
export function createProgress(log: MessageLog, groups: Groups, group: string, lanes: Lane[]): Progress {
  const handled = new Map<string, number>();

  const positions = async (): Promise<(lane: Lane) => number> => {
    if (handled.size === lanes.length) return ({ topic, partition }) => handled.get(laneKey(topic, partition)) ?? 0;
    const recorded = await groups.positions(group);
    return ({ topic, partition }) => recorded(topic, partition) ?? 0;
  };
  const behind = async () => {
    const at = await positions();
    return lanes.map((lane) => ({ ...lane, after: at(lane) }));
  };

  return {
    set: (lane, sequence) => void handled.set(lane, sequence),
    clear: () => handled.clear(),
    async lag() {
      return log.countAfter(await behind());
    },
    async caughtUp() {
      const goals = await log.headsAfter(await behind());
      for (;;) {
        const at = await positions();
        if (lanes.every((lane) => at(lane) >= (goals.get(laneKey(lane.topic, lane.partition)) ?? 0))) return;
        await wait(handled.size > 0 ? 5 : 50);
      }
    },
  };
}
