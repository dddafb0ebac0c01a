import { ERASURES_QUEUE } from '@stallbook/contracts';
import { HOUR_MS } from '@stallbook/kernel';
import { createLogger, openQueue } from '@stallbook/platform';
import { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import type { StoredWork } from '../gather/stored-work.js';
import type { System } from '../system.js';
import { add, collection, type InjectedFault, type Undo } from './injection.js';

const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');
const FAR_AWAY = new Date('2999-01-01T00:00:00.000Z');
const unfinished: InjectedFault['causes'] = [['endings', 'unfinished']];

/** Unfinished work and stale sessions. */
export const workFaults: InjectedFault[] = [
  {
    what: 'a job waits in a queue that no worker reads',
    causes: unfinished,
    inject: (_dbOf, system) => addForgottenJob(system),
  },
  {
    what: 'a process does not end',
    causes: unfinished,
    inject: (dbOf) =>
      add(collection(dbOf('billing'), 'processes'), {
        _id: 'injected',
        at: LONG_AGO.toISOString(),
        heldUntil: FAR_AWAY,
      }),
  },
  {
    what: 'a commit has waited for its position for a long time',
    causes: [...unfinished, ['positions', 'lost']],
    inject: async (dbOf) => {
      const commits = collection(dbOf('applications'), 'commits');
      const meta = { actorId: 'injected', correlationId: 'injected', occurredAt: LONG_AGO };
      const commit = { streamId: 'injected', firstVersion: 1, events: [], meta, position: 'injected' };
      return add(commits, { _id: 'injected', ...commit });
    },
  },
  {
    what: 'a commit was set aside',
    causes: unfinished,
    inject: (dbOf) => add(collection(dbOf('applications'), 'setAsideCommits'), { _id: 'injected', triedAt: LONG_AGO }),
  },
  {
    what: 'a session outlives its account',
    causes: [['sessions', 'foreign']],
    inject: (dbOf) => add(collection(dbOf('identity'), 'sessions'), { _id: 'injected', accountId: 'injected' }),
  },
];

async function addForgottenJob({ config }: System): Promise<Undo> {
  const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
  const logger = createLogger({ service: 'checker', level: 'silent' });
  const queue = openQueue<object>(ERASURES_QUEUE, { redis, config, logger });
  await queue.pause();
  const job = await queue.add('injected', {}, { timestamp: LONG_AGO.getTime() });
  return async () => {
    await job.remove();
    await queue.resume();
    await queue.close();
    redis.disconnect();
  };
}

export const forgottenId = ({ unfinished: filter }: StoredWork): string => `planted ${JSON.stringify(filter)}`;

/** Stores work that is an hour old and that no worker received. */
export function addForgottenWork(work: StoredWork, dbOf: (service: string) => Db): Promise<Undo> {
  const anHourAgo = new Date(Date.now() - HOUR_MS);
  const stored = { _id: forgottenId(work), ...work.unfinished, [work.since]: anHourAgo };
  return add(collection(dbOf(work.service), work.collection), stored);
}
