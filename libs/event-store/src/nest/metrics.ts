import { readInTime, type Reading } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Counter, Gauge } from 'prom-client';
import { setAsideCommits } from '../relay/set-aside.js';

const databases = new Map<Db, Reading>();

export const relayFailures = new Counter({
  name: 'stallbook_relay_failures_total',
  help: 'Failures after which a relay started again, by database.',
  labelNames: ['database'] as const,
});

export const processRetries = new Counter({
  name: 'stallbook_process_retries_total',
  help: 'Chunks of processes that will be tried again, by process and by whether they only wait for a fact.',
  labelNames: ['process', 'reason'] as const,
});

export const setAsideGauge = new Gauge({
  name: 'stallbook_set_aside_commits',
  help: 'Commits that could not be published and wait for a retry, by database.',
  labelNames: ['database'] as const,
  async collect() {
    const readings = await Promise.all(
      [...databases].map(async ([db, count]) => ({ database: db.databaseName, commits: await readInTime(count) })),
    );
    this.reset();
    for (const { database, commits } of readings) if (commits !== null) this.set({ database }, commits);
  },
});

export function watchSetAside(db: Db): () => void {
  databases.set(db, () => setAsideCommits(db).countDocuments());
  return () => void databases.delete(db);
}
