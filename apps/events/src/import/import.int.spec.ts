import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId, type Actor } from '@stallbook/kernel';
import {
  adminOperations,
  countMarketEvents,
  finishImport,
  importJob,
  ImportMessageKind,
  importMessages,
  importPreview,
  liveChannel,
  marketEvents,
  recordImportProgress,
  seedRows,
  startImport,
  type ImportProgressSignal,
} from '@stallbook/contracts';
import { QUEUE_REDIS } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { ADMIN } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { batchesOf, carryOut, WORKER } from './testing/import-driver.js';

const text = readFileSync(join(import.meta.dirname, 'testing/every-rule.csv'), 'utf8');

let harness: Harness;
let queue: Queue;
beforeAll(async () => {
  harness = await openHarness('2027-03-03T12:00:00Z');
  const prefix = `${harness.config.STALLBOOK_DB_PREFIX}:jobs`;
  queue = new Queue('imports', { connection: harness.app.get<Redis>(QUEUE_REDIS), prefix });
});
afterAll(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  await harness.close();
});

const start = (given: object = { text }, caller: Actor | undefined = ADMIN, commandId = newId()) =>
  harness.call(startImport, { fileName: 'every-rule.csv', ...given }, caller, commandId);

const messages = (id: string, kind: ImportMessageKind) =>
  harness.call(importMessages, { id, kind, page: 1, pageSize: 100 }, ADMIN);

describe('starting an import', () => {
  it('[CL-041] requires a signed-in admin', async () => {
    await expect(harness.call(startImport, { fileName: 'x.csv', text })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Authentication required for import. Please log in and try again.',
    });
    for (const role of ['organizer', 'vendor', 'none'] as const) {
      await expect(start({ text }, actorAs(role))).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    }
  });

  it.each([
    ['nothing', ''],
    ['a header alone', 'name,city,state\n'],
    ['other columns', 'a,b\n1,2\n'],
    ['rows that all fail', 'name,city,state\n,Salem,Oregon\n'],
  ])('[CL-044] is refused for %s', async (_, csv) => {
    await expect(start({ text: csv })).rejects.toMatchObject({
      code: 'IMPORT.NO_EVENTS',
      message: 'No valid events found in CSV data.',
    });
  });

  it.each([
    ['name;city;state\nA;B;C\n', 'CSV.WRONG_DELIMITER'],
    ['name,city,state\n"A,B,C\n', 'CSV.UNBALANCED_QUOTES'],
  ])('is refused for an invalid CSV: %j', async (csv, code) => {
    await expect(start({ text: csv })).rejects.toMatchObject({ code });
  });

  it('needs either a text or a file', async () => {
    await expect(start({})).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(start({ text, fileId: newId() })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(start({ fileId: newId() })).resolves.toMatchObject({ status: 'queued' });
  });

  it('queues one job when the command is repeated', async () => {
    const commandId = newId();
    const [one, again] = [await start({ text }, ADMIN, commandId), await start({ text }, ADMIN, commandId)];
    expect(again.id).toBe(one.id);
    expect(await queue.getJob(one.id)).toMatchObject({ data: { importId: one.id } });
  });
});

describe('an import', () => {
  it('[CL-042] [CL-047] [CL-054] creates every event once and reports failures and replaced values', async () => {
    const { id } = await start();
    await carryOut(harness, id);
    expect(await harness.call(importJob, { id }, ADMIN)).toMatchObject({
      status: 'finished',
      totalRows: 39,
      processedRows: 39,
      createdCount: 34,
      failedCount: 4,
      error: null,
    });
    const failures = await messages(id, ImportMessageKind.failure);
    expect(failures.items.map(({ row, field, title }) => [row, field, title])).toEqual([
      [36, 'event_name', undefined],
      [37, 'city', 'No City Market'],
      [38, 'state', 'No State Market'],
      [39, 'row', 'Too Many Values'],
    ]);
    const warnings = await messages(id, ImportMessageKind.warning);
    expect(warnings.items[0]).toEqual({
      row: 0,
      field: 'Parking Notes',
      message: 'We don\'t know the column "Parking Notes", so we ignored it.',
    });
    expect(warnings.items.find(({ row }) => row === 35)?.message).toBe(
      'Same name, date, and city as row 13, so both rows count as one event.',
    );
    expect(warnings.total).toBe(warnings.items.length);
    const found = await harness.call(marketEvents, { page: 1, pageSize: 12, search: 'complete fair' }, ADMIN);
    expect(found.items[0]).toMatchObject({
      seededByAdmin: true,
      organizerClaimed: false,
      status: 'published',
      source: 'admin_seeded',
      organizerId: null,
      badge: 'applications_pending_organizer',
      organizerContactEmail: 'ann@example.org',
      claimToken: expect.any(String) as string,
      bannerImageUrl: expect.stringContaining('/images/banners/') as string,
    });
  });

  it('[CL-058] [CL-060] writes the operation log', async () => {
    const { items } = await harness.call(adminOperations, { page: 1, pageSize: 10 }, ADMIN);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ operationType: 'seed_events', performedBy: ADMIN.id });
    expect(JSON.parse(items[0]?.details ?? '')).toMatchObject({ created: 34, failed: 4 });
  });

  it('[CL-057] changes nothing when a batch is repeated, even concurrently', async () => {
    const others = text.replaceAll(',Oregon,', ',Nevada,');
    const { id } = await start({ text: others });
    const { header, batches } = await batchesOf(others);
    const send = () => harness.call(seedRows, { importId: id, header, rows: batches[0] ?? [] }, WORKER);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await harness.db.collection('commits').countDocuments({ 'events.data.importId': id })).toBe(5);
  });

  it('[EV-009] gives every event its own code', async () => {
    const codes = await harness.db.collection('marketEvents').distinct('eventCode');
    expect(codes).toHaveLength(await harness.db.collection('marketEvents').countDocuments());
    for (const code of codes) expect(code).toMatch(/^[A-Z]{4}-\d{4}$/);
  });

  it('[CL-057] sends live progress to its admin', async () => {
    const { id } = await start();
    const received: ImportProgressSignal[] = [];
    const subscriber = harness.app.get<Redis>(QUEUE_REDIS).duplicate();
    subscriber.on('message', (_channel, signal) => received.push(JSON.parse(signal) as ImportProgressSignal));
    await subscriber.subscribe(liveChannel(harness.config.STALLBOOK_DB_PREFIX, ADMIN.id));
    const counts = { processedRows: 5, createdCount: 5, failedCount: 0, warningCount: 2 };
    await harness.call(recordImportProgress, { importId: id, totalRows: 39, ...counts }, WORKER);
    await eventually(() =>
      expect(received.map(({ data }) => data)).toMatchObject([{ id, status: 'running', ...counts }]),
    );
    subscriber.disconnect();
  });

  it('keeps the reason of its failure, is counted for admins, and late progress changes nothing', async () => {
    const { id } = await start();
    const stopped = async () => (await harness.call(countMarketEvents, {}, ADMIN)).stoppedImports;
    const before = await stopped();
    await harness.call(
      finishImport,
      { importId: id, error: 'This file is not UTF-8 text.', errorCode: 'CSV.NOT_UTF8' },
      WORKER,
    );
    await harness.call(
      recordImportProgress,
      { importId: id, processedRows: 1, createdCount: 1, failedCount: 0, warningCount: 0 },
      WORKER,
    );
    expect(await harness.call(importJob, { id }, ADMIN)).toMatchObject({
      status: 'failed',
      errorCode: 'CSV.NOT_UTF8',
      createdCount: 0,
    });
    expect(await stopped()).toBe(before + 1);
  });

  it('is only for workers and admins', async () => {
    const { id } = await start();
    for (const caller of [undefined, ADMIN, actorAs('organizer')]) {
      await expect(harness.call(finishImport, { importId: id }, caller)).rejects.toMatchObject({
        code: expect.stringMatching(/PERMISSION_DENIED|UNAUTHENTICATED/) as string,
      });
    }
    await expect(harness.call(importJob, { id }, actorAs('organizer'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });
});

describe('the preview of an import', () => {
  it('numbers rows as a spreadsheet does, which counts empty lines', async () => {
    const csv = 'name,city,state,mood\n\nFair,Salem,Oregon,good\n\nFair,Salem,Oregon,good\n,Salem,Oregon,good\n';
    const preview = await harness.call(importPreview, { text: csv }, ADMIN);
    expect(preview.rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(preview.failures.map(({ row }) => row)).toEqual([5]);
    for (const dryRun of [true, false]) {
      const { id } = await start({ text: csv, dryRun });
      await carryOut(harness, id, dryRun ? [2] : []);
      expect((await messages(id, ImportMessageKind.failure)).items.map(({ row }) => row)).toEqual([5]);
      const { items } = await messages(id, ImportMessageKind.warning);
      expect(items.find(({ message }) => message.startsWith('Same name'))).toMatchObject({
        row: 4,
        message: 'Same name, date, and city as row 3, so both rows count as one event.',
      });
      expect(items.filter(({ row }) => row === 0)).toHaveLength(1);
    }
  });

  it('[CL-042] shows the first rows as they would be created, and stores nothing', async () => {
    const before = await harness.db.collection('commits').countDocuments();
    const preview = await harness.call(importPreview, { text: text.slice(0, 3_000), truncated: true }, ADMIN);
    expect(preview.rows).toHaveLength(10);
    expect(preview.rows[0]).toMatchObject({
      row: 1,
      title: 'Complete Fair, Spring',
      boothFeeCents: 7550,
      boothCount: 40,
    });
    expect(preview.unknownColumns).toEqual(['Parking Notes']);
    expect(preview.warnings.find(({ row, field }) => row === 2 && field === 'start_date')).toBeDefined();
    expect(await harness.db.collection('commits').countDocuments()).toBe(before);
  });
});
