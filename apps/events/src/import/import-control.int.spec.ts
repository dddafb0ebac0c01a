import {
  adminOperations,
  AdminOperationType,
  approveClaim,
  finishImport,
  ImportField,
  importJobs,
  ImportMessageKind,
  importMessages,
  importPreview,
  importWarningCounts,
  marketEventDeleted,
  marketEvents,
  seedRows,
  submitClaim,
  undoImport,
  undoImportRows,
} from '@stallbook/contracts';
import { QUEUE_REDIS } from '@stallbook/platform';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { ADMIN } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { ImportedEvents } from './undo-import/imported-events.js';
import { batchesOf, importDriver, WORKER } from './testing/import-driver.js';

let harness: Harness;
let queue: Queue;
let driver: ReturnType<typeof importDriver>;
beforeAll(async () => {
  harness = await openHarness('2027-03-03T12:00:00Z');
  driver = importDriver(harness);
  const prefix = `${harness.config.STALLBOOK_DB_PREFIX}:jobs`;
  queue = new Queue('imports', { connection: harness.app.get<Redis>(QUEUE_REDIS), prefix });
});
afterAll(async () => {
  await queue.obliterate({ force: true });
  await queue.close();
  await harness.close();
});

describe('choosing columns', () => {
  const csv = 'What,Where,State,When,What\nPier Market,Salem,Oregon,2027-05-08,ignored\n';
  const columns = [
    { position: 0, field: ImportField.title },
    { position: 1, field: ImportField.city },
    { position: 3, field: ImportField.eventDate },
    { position: 4, field: null },
  ];

  it('[CL-042] lists the columns with an example when no header is known', async () => {
    const preview = await harness.call(importPreview, { text: csv }, ADMIN);
    expect(preview.rows).toEqual([]);
    expect(preview.columns.map(({ name, field, example }) => [name, field, example])).toEqual([
      ['What', null, 'Pier Market'],
      ['Where', null, 'Salem'],
      ['State', ImportField.state, 'Oregon'],
      ['When', null, '2027-05-08'],
      ['What', null, 'ignored'],
    ]);
  });

  it('[CL-042] previews and imports with the chosen columns, also with the same header twice', async () => {
    const { rows, unknownColumns } = await harness.call(importPreview, { text: csv, columns }, ADMIN);
    expect(rows).toMatchObject([{ title: 'Pier Market', city: 'Salem', eventDate: '2027-05-08' }]);
    expect(unknownColumns).toEqual([]);
    const { id } = await driver.start({ text: csv, columns });
    await driver.carryOut(id);
    expect(await driver.job(id)).toMatchObject({ status: 'finished', createdCount: 1 });
    await expect(driver.start({ text: csv })).rejects.toMatchObject({ code: 'IMPORT.NO_EVENTS' });
  });

  it('[CL-042] reads 200 columns, a byte order mark, and headers that repeat', async () => {
    const more = Array.from({ length: 196 }, (_, index) => `extra ${index % 50}`);
    const wide = `\uFEFFname,city,state,date,${more.join(',')}\nWide Market,Salem,Oregon,2027-05-08,${more.join(',')}\n`;
    const preview = await harness.call(importPreview, { text: wide }, ADMIN);
    expect(preview.rows).toMatchObject([{ title: 'Wide Market' }]);
    expect(preview.columns).toHaveLength(200);
    const { id } = await driver.start({ text: wide });
    await driver.carryOut(id);
    expect(await driver.job(id)).toMatchObject({ createdCount: 1, failedCount: 0 });
  });

  it.each([
    ['with the line ends of old spreadsheets', `${csv}Hill Market,Sal`.replaceAll('\n', '\r')],
    ['within a cell of several lines', `${csv}"Hill\nMar`],
    ['within an escaped quote', `${csv}"Hill ""Green"`],
  ])('[CL-042] previews the whole rows of a text that is cut %s', async (_, text) => {
    const preview = await harness.call(importPreview, { text, truncated: true, columns }, ADMIN);
    expect(preview.rows.map(({ title }) => title)).toEqual(['Pier Market']);
  });

  it('[CL-043] says of a cut text too that a quote is not escaped', async () => {
    const text = `${csv}Hill "Green" Market,Salem\n${csv}`;
    await expect(harness.call(importPreview, { text, truncated: true, columns }, ADMIN)).rejects.toMatchObject({
      code: 'CSV.UNBALANCED_QUOTES',
    });
  });

  it.each([';', '\t', '|'])('[CL-043] says what to do about a file with the delimiter %j', async (delimiter) => {
    const other = csv.replaceAll(',', delimiter);
    await expect(harness.call(importPreview, { text: other }, ADMIN)).rejects.toMatchObject({
      code: 'CSV.WRONG_DELIMITER',
    });
  });
});

describe('the report of an import', () => {
  it('[CL-047] counts created, skipped, and failed rows so that they add up, and groups the warnings', async () => {
    const rows = ['A', 'B', 'A', '', 'C'].map((name) => `${name},Salem,Oregon,2027-05-08`);
    const { id } = await driver.start({ text: `name,city,state,date\n${rows.join('\n')}\n` });
    await driver.carryOut(id);
    const { createdCount, skippedCount, failedCount, processedRows, warningCount } = await driver.job(id);
    expect([createdCount, skippedCount, failedCount, processedRows]).toEqual([3, 1, 1, 5]);
    const counts = await harness.call(importWarningCounts, { id }, ADMIN);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(warningCount);
    expect(counts).toContainEqual({ field: 'row', isMissing: false, count: 1 });
    const input = { id, kind: ImportMessageKind.warning, field: 'row', page: 1, pageSize: 10 };
    expect(await harness.call(importMessages, input, ADMIN)).toMatchObject({
      total: 1,
      items: [{ row: 3, title: 'A' }],
    });
    expect(counts).toContainEqual({ field: 'vendor_fee', isMissing: true, count: 3 });
    const fees = (isMissing: boolean) =>
      harness.call(importMessages, { ...input, field: 'vendor_fee', isMissing }, ADMIN);
    const titled = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];
    expect(await fees(true)).toMatchObject({ total: 3, items: titled });
    expect(await fees(false)).toEqual({ total: 0, items: [] });
  });

  it('[CL-042] is listed with all imports, newest first', async () => {
    const { id } = await driver.start({ text: 'name,city,state\nListed,Salem,Oregon\n' });
    const { items, total } = await harness.call(importJobs, { page: 1, pageSize: 2 }, ADMIN);
    expect(items[0]).toMatchObject({ id, startedBy: ADMIN.id, status: 'queued', fileName: 'markets.csv' });
    expect(total).toBeGreaterThan(2);
    await driver.carryOut(id);
  });
});

describe('a dry run', () => {
  it('[CL-042] reports every row, creates nothing, and can then be imported', async () => {
    const csv = 'name,city,state,date\nDry A,Salem,Oregon,2027-05-08\nDry A,Salem,Oregon,2027-05-08\n';
    const { id } = await driver.start({ text: csv, dryRun: true });
    await driver.carryOut(id, [2]);
    expect(await driver.job(id)).toMatchObject({ dryRun: true, status: 'finished', createdCount: 1, skippedCount: 1 });
    const found = () => harness.call(marketEvents, { page: 1, pageSize: 5, search: 'dry' });
    expect((await found()).total).toBe(0);
    expect(await driver.imported(id)).toEqual([]);
    const again = await driver.start({ dryRunId: id });
    await driver.carryOut(again.id);
    expect(await driver.job(again.id)).toMatchObject({ dryRun: false, createdCount: 1, skippedCount: 1 });
    expect((await found()).total).toBe(1);
  });
});

describe('undoing an import', () => {
  const csv = (name: string) =>
    `name,city,state,date\n${Array.from({ length: 60 }, (_, row) => `${name} ${row},Salem,Oregon,2027-05-08`).join('\n')}\n`;
  const undone = async (id: string) => {
    while ((await harness.call(undoImportRows, { id }, WORKER)).deleted > 0);
    return driver.job(id);
  };

  it('[CL-042] [CL-060] deletes all its events, tells the other services, and logs who did it', async () => {
    const { id } = await driver.start({ text: csv('Undone') });
    await driver.carryOut(id);
    const [first = ''] = await driver.imported(id);
    expect(await harness.call(undoImport, { id }, ADMIN)).toMatchObject({ status: 'undoing' });
    expect(await queue.getJob(`undo-${id}`)).toBeDefined();
    expect(await undone(id)).toMatchObject({ status: 'undone', undoneCount: 60 });
    expect(await driver.imported(id)).toEqual([]);
    expect(await harness.received(marketEventDeleted, first)).toMatchObject({ organizerId: null });
    const { items } = await harness.call(
      adminOperations,
      { page: 1, pageSize: 5, operationType: AdminOperationType.undo_import },
      ADMIN,
    );
    expect(items[0]).toMatchObject({ performedBy: ADMIN.id });
    expect(JSON.parse(items[0]?.details ?? '')).toMatchObject({ importId: id, deleted: 60, kept: 0 });
    expect(await harness.call(undoImport, { id }, ADMIN)).toMatchObject({ status: 'undone' });
  });

  it('[CL-042] is refused once someone asked for one of its events, or one was claimed', async () => {
    const { id } = await driver.start({ text: csv('Kept') });
    await driver.carryOut(id);
    const [eventId = ''] = await driver.imported(id);
    const claim = await harness.call(submitClaim, {
      eventId,
      name: 'Kim',
      email: 'kim@example.org',
      contactPublic: false,
    });
    await expect(harness.call(undoImport, { id }, ADMIN)).rejects.toMatchObject({
      code: 'IMPORT.TOUCHED',
      message: "This import can't be undone: 1 of its events have open claims.",
    });
    await harness.call(approveClaim, { id: claim.id }, ADMIN);
    await expect(harness.call(undoImport, { id }, ADMIN)).rejects.toMatchObject({ code: 'IMPORT.TOUCHED' });
    expect(await driver.imported(id)).toHaveLength(60);
  });

  it('keeps an event that is claimed while the import is being undone', async () => {
    const { id } = await driver.start({ text: csv('Raced') });
    await driver.carryOut(id);
    await harness.call(undoImport, { id }, ADMIN);
    const [eventId = ''] = await driver.imported(id);
    const claim = await harness.call(submitClaim, {
      eventId,
      name: 'Kim',
      email: 'kim@example.org',
      contactPublic: false,
    });
    await harness.call(approveClaim, { id: claim.id }, ADMIN);
    expect(await undone(id)).toMatchObject({ status: 'undone', undoneCount: 59 });
    expect(await driver.imported(id)).toEqual([eventId]);
  });

  it('keeps an event with an open claim that is sent between two steps of the undo', async () => {
    const { id } = await driver.start({ text: csv('Asked') });
    await driver.carryOut(id);
    await harness.call(undoImport, { id }, ADMIN);
    const claimed = async () => {
      const [eventId = ''] = await driver.imported(id);
      const person = { name: 'Kim', email: 'kim@example.org', contactPublic: false };
      return { eventId, claim: await harness.call(submitClaim, { eventId, ...person }) };
    };
    await harness.call(undoImportRows, { id }, WORKER);
    const { eventId, claim } = await claimed();
    expect(await undone(id)).toMatchObject({ status: 'undone', undoneCount: 59 });
    expect(await driver.imported(id)).toEqual([eventId]);
    await expect(harness.call(approveClaim, { id: claim.id }, ADMIN)).resolves.toMatchObject({ id: claim.id });
  });

  it('keeps an event whose claim is sent while a step of the undo has begun', async () => {
    const { id } = await driver.start({ text: csv('Late') });
    await driver.carryOut(id);
    await harness.call(undoImport, { id }, ADMIN);
    const events = harness.app.get(ImportedEvents);
    const list = events.someUntouched.bind(events);
    let eventId = '';
    jest.spyOn(events, 'someUntouched').mockImplementationOnce(async (importId, limit) => {
      const ids = await list(importId, limit);
      eventId = ids[0] ?? '';
      await harness.call(submitClaim, { eventId, name: 'Kim', email: 'kim@example.org', contactPublic: false });
      return ids;
    });
    expect(await undone(id)).toMatchObject({ status: 'undone', undoneCount: 59 });
    jest.restoreAllMocks();
    expect(await driver.imported(id)).toEqual([eventId]);
  });

  it('deletes also what a failed import stored after its end', async () => {
    const text = csv('Interrupted');
    const { id: importId } = await driver.start({ text });
    const { header, batches } = await batchesOf(text);
    const [first = [], second = []] = batches;
    await harness.call(seedRows, { importId, header, rows: first }, WORKER);
    await harness.call(finishImport, { importId, error: 'Interrupted', errorCode: 'IMPORT.INTERRUPTED' }, WORKER);
    await harness.call(seedRows, { importId, header, rows: second }, WORKER);
    await harness.call(undoImport, { id: importId }, ADMIN);
    expect(await undone(importId)).toMatchObject({ status: 'undone', createdCount: 10, undoneCount: 10 });
    expect(await driver.imported(importId)).toEqual([]);
  });

  it('reads every collection by an index, from the start of an import to its undo', async () => {
    await harness.db.command({ profile: 2 });
    const { id } = await driver.start({ text: csv('Profiled') });
    await driver.carryOut(id);
    await driver.job(id);
    const page = { page: 1, pageSize: 5 };
    await harness.call(importJobs, page, ADMIN);
    await harness.call(importWarningCounts, { id }, ADMIN);
    await harness.call(importMessages, { id, kind: ImportMessageKind.warning, ...page }, ADMIN);
    await harness.call(undoImport, { id }, ADMIN);
    expect(await undone(id)).toMatchObject({ status: 'undone' });
    await harness.db.command({ profile: 0 });
    const profiled = await harness.db
      .collection('system.profile')
      .find({ ns: /\.(importJobs|importTexts|importBatches|marketEvents|claims)$/, planSummary: { $exists: true } })
      .toArray();
    expect(profiled.length).toBeGreaterThan(10);
    const scans = profiled.filter(({ planSummary }) => String(planSummary).includes('COLLSCAN'));
    expect(scans.map(({ ns, command }) => [ns, JSON.stringify(command)])).toEqual([]);
  });

  it('is refused for an import that is under way, and for a dry run', async () => {
    const { id } = await driver.start({ text: csv('Open') });
    await expect(harness.call(undoImport, { id }, ADMIN)).rejects.toMatchObject({ code: 'IMPORT.NOT_UNDOABLE' });
    const dry = await driver.start({ text: csv('Dry'), dryRun: true });
    await driver.carryOut(dry.id);
    await expect(harness.call(undoImport, { id: dry.id }, ADMIN)).rejects.toMatchObject({
      code: 'IMPORT.NOT_UNDOABLE',
    });
  });
});
