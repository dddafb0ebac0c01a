import type { Kafka } from 'kafkajs';
import { wait } from '../delivery/wait.js';
import { protocolType } from './errors.js';

interface Cluster {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  findGroupCoordinator(wanted: { groupId: string }): Promise<{
    leaveGroup(member: { groupId: string; memberId: string }): Promise<unknown>;
  }>;
}

const PAUSE_MS = 200;

/**
 * kafkajs begins as a new member after a crash, and the group would wait for the old one until its session ends: ten
 * seconds without messages after every restart of Kafka. This takes the old member out as soon as Kafka answers.
 */
export async function leaveGroup(
  kafka: Kafka,
  member: { groupId: string; memberId: string },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const cluster = clusterOf(kafka);
    try {
      await cluster.connect();
      await (await cluster.findGroupCoordinator({ groupId: member.groupId })).leaveGroup(member);
      return;
    } catch (error) {
      if (protocolType(error) === 'UNKNOWN_MEMBER_ID') return;
    } finally {
      await cluster.disconnect();
    }
    await wait(PAUSE_MS, signal);
  }
}

/** A connection by kafkajs's own means, which its public types do not name. */
function clusterOf(kafka: Kafka): Cluster {
  const name = Object.getOwnPropertySymbols(kafka).find(
    ({ description }) => description === 'private:Kafka:createCluster',
  );
  const create = name && (kafka as unknown as Record<symbol, (options: object) => Cluster>)[name];
  if (!create) throw new Error('This version of kafkajs makes its connections in another way.');
  return create.call(kafka, {});
}
