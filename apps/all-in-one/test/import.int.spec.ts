import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId, type Actor } from '@stallbook/kernel';
import {
  importJob,
  ImportMessageKind,
  importMessages,
  marketEvents,
  seedRows,
  startImport,
  undoImport,
  type ImportJob,
} from '@stallbook/contracts';
import { EventsModule } from '@stallbook/events';
import { hostService } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { startWorkers } from '@stallbook/workers';

const ADMIN: Actor = { id: newId(), role: 'admin' };
const WORKER: Actor = { id: 'workers', role: 'system' };
const markets = readFileSync(join(import.meta.dirname, '../../events/data/farmers-markets-2027.csv'), 'utf8');
const ROWS = 200;
const prefix = `test_import_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });

let rpc: RpcClient;
let workers: Awaited<ReturnType<typeof startWorkers>>;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const service = await hostService({ name: 'events', module: EventsModule, config });
  workers = await startWorkers(config);
  rpc = service.app.get(RpcClient);
  closers.push(() => workers.close(), service.close);
});

afterAll(async () => {
  for (const close of closers) await close();
  await dropDatabases(config.MONGODB_URL, prefix);
});

const ended = (id: string): Promise<ImportJob> =>
  eventually(async () => {
    const job = await rpc.call(importJob, { id }, { actor: ADMIN });
    if (job.finishedAt === null) throw new Error(`the import is ${job.status}, ${job.processedRows} rows`);
    return job;
  }, 150_000);

const start = (text: string, more: { dryRun?: boolean } = {}) =>
  rpc.call(startImport, { fileName: 'markets.csv', text, ...more }, { actor: ADMIN, timeoutMs: 30_000 });

describe('an import through the workers', () => {
  it('[CL-042] [CL-047] [CL-057] an import creates real markets with a warning for every replaced value', async () => {
    const { id, status } = await start(`${markets.split('\n', ROWS + 1).join('\n')}\n`);
    expect(status).toBe('queued');
    const job = await ended(id);
    expect(job).toMatchObject({
      status: 'finished',
      totalRows: ROWS,
      processedRows: ROWS,
      createdCount: ROWS,
      failedCount: 0,
    });
    const warnings = await rpc.call(
      importMessages,
      { id, kind: ImportMessageKind.warning, page: 1, pageSize: 2 },
      { actor: ADMIN },
    );
    expect(warnings.total).toBe(job.warningCount);
    expect(warnings.items.map(({ row, field }) => [row, field])).toEqual([
      [1, 'booth_count'],
      [1, 'vendor_fee'],
    ]);
    const list = await rpc.call(marketEvents, { page: 1, pageSize: 12 });
    expect(list.total).toBe(ROWS);
    const found = await rpc.call(marketEvents, { page: 1, pageSize: 12, search: 'caledonia', location: 'vermont' });
    expect(found.items[0]).toMatchObject({
      city: 'Danville',
      startTime: '09:00:00',
      badge: 'applications_pending_organizer',
    });
  });

  it('an import creates a market from the first of the rows that name it', async () => {
    const pairs = Array.from({ length: 20 }, (_, block) =>
      ['first', 'second'].flatMap((which) =>
        Array.from({ length: 5 }, (_, index) => `Market ${block}-${index},Salem,Oregon,2027-05-08,${which}`),
      ),
    );
    const { id } = await start(`name,city,state,date,description\n${pairs.flat().join('\n')}\n`);
    expect(await ended(id)).toMatchObject({ status: 'finished', totalRows: 200, createdCount: 100 });
    const page = { id, kind: ImportMessageKind.warning, page: 1, pageSize: 100 };
    const told = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        rpc.call(importMessages, { ...page, page: index + 1 }, { actor: ADMIN }),
      ),
    );
    const repeats = told.flatMap(({ items }) => items).filter(({ field }) => field === 'row');
    expect(repeats.map(({ row, message }) => [row, message])).toEqual(
      repeats.map(({ row }) => [row, `Same name, date, and city as row ${row - 4}, so both rows count as one event.`]),
    );
    expect(repeats).toHaveLength(100);
  });

  it('[CL-057] an import whose worker was killed continues with a new worker, and no row is imported twice', async () => {
    await workers.close();
    const header = ['name', 'city', 'state', 'date'];
    const rows = Array.from({ length: 200 }, (_, index) => ({
      row: index + 1,
      cells: [`Resumed ${index + 1}`, 'Salem', 'Oregon', '2027-05-08'],
    }));
    const { id } = await start(`${header.join(',')}\n${rows.map(({ cells }) => cells.join(',')).join('\n')}\n`);
    // What eight parallel batches leave behind when the process dies.
    for (const batch of [0, 1, 2, 5, 9, 17]) {
      const input = { importId: id, header, rows: rows.slice(batch * 5, batch * 5 + 5) };
      await rpc.call(seedRows, input, { actor: WORKER });
    }
    workers = await startWorkers(config);
    expect(await ended(id)).toMatchObject({ status: 'finished', createdCount: 200, skippedCount: 0, failedCount: 0 });
    const list = await rpc.call(marketEvents, { page: 1, pageSize: 1, search: 'resumed' });
    expect(list.total).toBe(200);
  });

  it('an import stops with its workers, without being carried out to its end, and continues with the next ones', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `Paused ${index + 1},Salem,Oregon,2027-05-08`);
    const { id } = await start(`name,city,state,date\n${rows.join('\n')}\n`);
    const job = () => rpc.call(importJob, { id }, { actor: ADMIN });
    await eventually(async () => expect((await job()).processedRows).toBeGreaterThan(0));
    await workers.close();
    expect(await job()).toMatchObject({ status: 'running', finishedAt: null });
    workers = await startWorkers(config);
    expect(await ended(id)).toMatchObject({ status: 'finished', createdCount: 400, skippedCount: 0 });
  });

  it('[CL-042] a dry run counts repeated rows, and an undone import leaves no event', async () => {
    const text = 'name,city,state,date\nTwice,Salem,Oregon,2027-05-08\nTwice,Salem,Oregon,2027-05-08\n';
    const dry = await start(text, { dryRun: true });
    expect(await ended(dry.id)).toMatchObject({ dryRun: true, createdCount: 1, skippedCount: 1 });
    const { id } = await rpc.call(startImport, { fileName: 'x', dryRunId: dry.id }, { actor: ADMIN });
    await ended(id);
    const found = () => rpc.call(marketEvents, { page: 1, pageSize: 1, search: 'twice' });
    expect((await found()).total).toBe(1);
    await rpc.call(undoImport, { id }, { actor: ADMIN });
    await eventually(async () => {
      expect(await rpc.call(importJob, { id }, { actor: ADMIN })).toMatchObject({ status: 'undone', undoneCount: 1 });
    });
    expect((await found()).total).toBe(0);
  });

  it('[CL-043] a row with very many values fails alone, and very many columns fail nothing', async () => {
    const header = 'name,city,state,date';
    const [first, second] = ['First', 'Second'].map((name) => `${name} Wide,Salem,Oregon,2027-05-08`);
    const wide = await start(`${header}\n${first}\nWide${','.repeat(20_000)}x\n${second}\n`);
    expect(await ended(wide.id)).toMatchObject({ status: 'finished', createdCount: 2, failedCount: 1 });
    const columns = ',extra'.repeat(20_000);
    const many = await start(`${header}${columns}\nThird Wide,Salem,Oregon,2027-05-08${columns}\n`);
    expect(await ended(many.id)).toMatchObject({ status: 'finished', createdCount: 1, failedCount: 0 });
  });

  it('[CL-042] a dry run creates from a row what an earlier one with the same name failed to create', async () => {
    const rows = ['Mended,Salem,Oregon,2027-05-08,too,many', 'Mended,Salem,Oregon,2027-05-08'];
    const text = `name,city,state,date\n${rows.join('\n')}\n`;
    for (const dryRun of [true, false]) {
      const { id } = await start(text, { dryRun });
      expect(await ended(id)).toMatchObject({ dryRun, createdCount: 1, skippedCount: 0, failedCount: 1 });
    }
  });
});
