import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJob, marketEvents, startImport, type ImportJob } from '@stallbook/contracts';
import { commitsOf } from '@stallbook/event-store/core';
import { newId, type Actor } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { hostService, mongoClientFor, type ProcessName, type RunningService } from '@stallbook/platform';
import { dropDatabases, testConfig, testKeysOf } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { answers, fromSource, TestProcess } from './testing/processes.js';

const ADMIN: Actor = { id: newId(), role: 'admin' };
const MARKETS = join(import.meta.dirname, '../../apps/events/data/farmers-markets-2027.csv');
const ROWS = 2_881;
/** Rows that name a market of an earlier row. */
const REPEATED = 2;
const MINUTE = 60_000;

describe('an import of real markets', () => {
  const prefix = `test_import_killed_${randomUUID().slice(0, 8)}`;
  let service: RunningService;
  let processes: TestProcess[];
  let config: ReturnType<typeof testConfig>;

  beforeAll(async () => {
    const rpcPort = await freePort();
    const shared = { STALLBOOK_DB_PREFIX: prefix, STALLBOOK_RPC_EVENTS: `127.0.0.1:${rpcPort}` };
    config = testConfig(shared);
    const { MONGODB_URL, REDIS_URL } = config;
    const run = async (name: ProcessName) => {
      const port = await freePort();
      const env = { ...shared, MONGODB_URL, REDIS_URL, STALLBOOK_BUS: 'embedded', ...testKeysOf(name) };
      const settings = { ...env, OPS_PORT: String(port), LOG_LEVEL: 'error' };
      const process = new TestProcess(
        fromSource(`apps/${name}/src/main.ts`),
        settings,
        answers(`http://127.0.0.1:${port}/readyz`),
      );
      await process.start();
      return process;
    };
    processes = [await run('events'), await run('workers')];
    // Any service that calls events.
    service = await hostService({ name: 'notifications', module: NotificationsModule, config });
  });

  afterAll(async () => {
    for (const process of processes) await process.end('SIGTERM');
    await service.close();
    await dropDatabases(config.MONGODB_URL, prefix);
  });

  it('[CL-057] continues after its processes were killed, three times, and imports no row twice', async () => {
    const rpc = service.app.get(RpcClient);
    const text = readFileSync(MARKETS, 'utf8');
    const command = { actor: ADMIN, commandId: newId(), timeoutMs: MINUTE / 2 };
    const { id } = await eventually(() => rpc.call(startImport, { fileName: 'markets.csv', text }, command));
    const reached = (rows: number): Promise<ImportJob> =>
      eventually(async () => {
        const job = await rpc.call(importJob, { id }, { actor: ADMIN });
        if (job.processedRows < rows) throw new Error(`${job.processedRows} of ${rows} rows`);
        return job;
      }, 10 * MINUTE);
    const done: number[] = [];
    for (const rows of [300, 1_200, 2_100]) {
      done.push((await reached(rows)).processedRows);
      await Promise.all(processes.map((process) => process.end('SIGKILL')));
      for (const process of processes) await process.start();
    }
    expect(done.every((rows) => rows < ROWS)).toBe(true);
    const job = await eventually(async () => {
      const found = await rpc.call(importJob, { id }, { actor: ADMIN });
      if (found.finishedAt === null) throw new Error(`the import is ${found.status}, ${found.processedRows} rows`);
      return found;
    }, 10 * MINUTE);
    expect(job).toMatchObject({ status: 'finished', processedRows: ROWS, createdCount: ROWS - REPEATED });
    const { total } = await eventually(() => rpc.call(marketEvents, { page: 1, pageSize: 12 }));
    expect(total).toBe(ROWS - REPEATED);
    expect(await importedRows()).toHaveLength(ROWS - REPEATED);
  });

  /** The rows for which a market event was created, each once per creation. */
  async function importedRows(): Promise<unknown[]> {
    const mongo = await mongoClientFor(config.MONGODB_URL);
    try {
      const commits = await commitsOf(mongo.value.db(`${prefix}_events`)).find({
        'events.type': 'market-event.seeded',
      });
      return (await commits.toArray()).flatMap(({ events }) => events);
    } finally {
      await mongo.release();
    }
  }
});
