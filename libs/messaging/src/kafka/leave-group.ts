import type { Kafka } from 'kafkajs';
import { wait } from '../delivery/wait.js';
import { describeError } from '../errors.js';
import type { BusLogger } from '../port.js';
import { protocolType } from './errors.js';

interface Cluster {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  findGroupCoordinator(query: { groupId: string }): Promise<{
    leaveGroup(member: Member): Promise<unknown>;
  }>;
}

const PAUSE_MS = 200;

interface Member {
  groupId: string;
  memberId: string;
}

/**
 * After a crash, kafkajs joins as a new member, and the group waits ten seconds for the old one to expire. This removes
 * the old member as soon as Kafka answers. It never fails: without it, the group only waits.
 */
export async function leaveGroup(
  kafka: Kafka,
  member: Member,
  { signal, logger }: { signal: AbortSignal; logger: BusLogger },
): Promise<void> {
  try {
    await leave(kafka, member, signal);
  } catch (error) {
    logger.warn({ ...member, error: describeError(error) }, 'a dead consumer could not be removed from its group');
  }
}

async function leave(kafka: Kafka, member: Member, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const cluster = clusterOf(kafka);
    try {
      await cluster.connect();
      await (await cluster.findGroupCoordinator({ groupId: member.groupId })).leaveGroup(member);
      return;
    } catch (error) {
      if (protocolType(error) === 'UNKNOWN_MEMBER_ID') return;
    } finally {
      // The connection may be the one that broke.
      await cluster.disconnect().catch(() => undefined);
    }
    await wait(PAUSE_MS, signal);
  }
}

/** Uses kafkajs internals that its public types do not include. */
function clusterOf(kafka: Kafka): Cluster {
  const name = Object.getOwnPropertySymbols(kafka).find(
    ({ description }) => description === 'private:Kafka:createCluster',
  );
  const create = name && (kafka as unknown as Record<symbol, (options: object) => Cluster>)[name];
  if (!create) throw new Error('This version of kafkajs creates its connections differently.');
  return create.call(kafka, {});
}
