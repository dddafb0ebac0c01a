import type { Db } from 'mongodb';
import { Gauge } from 'prom-client';
import { setAsideCommits } from '../relay/set-aside.js';

const databases = new Set<Db>();

export const setAsideGauge = new Gauge({
  name: 'stallbook_set_aside_commits',
  help: 'Commits that could not be published and wait for a retry, by database.',
  labelNames: ['database'] as const,
  async collect() {
    this.reset();
    const readings = [...databases].map(async (db) =>
      this.set({ database: db.databaseName }, await setAsideCommits(db).countDocuments()),
    );
    await Promise.allSettled(readings);
  },
});

export function watchSetAside(db: Db): () => void {
  databases.add(db);
  return () => void databases.delete(db);
}
