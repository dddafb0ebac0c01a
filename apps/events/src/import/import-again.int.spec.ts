import {
  approveClaim,
  createMarketEvent,
  importMessages,
  ImportMessageKind,
  publishMarketEvent,
  seedRows,
  setUpMarketEvent,
  submitClaim,
  takeDownMarketEvent,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { ADMIN, claimOf, fields } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { registeredOrganizer } from '../testing/organizers.js';
import { batchesOf, importDriver, WORKER } from './testing/import-driver.js';

let harness: Harness;
let driver: ReturnType<typeof importDriver>;
beforeAll(async () => {
  harness = await openHarness('2027-03-03T12:00:00Z');
  driver = importDriver(harness);
});
afterAll(() => harness?.close());

const csv = (...rows: string[]): string => `name,city,state,date\n${rows.join('\n')}\n`;

async function carriedOut(text: string, more: { dryRun?: boolean; repeats?: number[] } = {}) {
  const { id } = await driver.start({ text, dryRun: more.dryRun ?? false });
  await driver.carryOut(id, more.repeats);
  return driver.job(id);
}

async function skippedRows(id: string): Promise<string[]> {
  const input = { id, kind: ImportMessageKind.warning, field: 'row', page: 1, pageSize: 20 };
  const { items } = await harness.call(importMessages, input, ADMIN);
  return items.map(({ row, message }) => `${row} ${message}`);
}

async function plansOf(): Promise<string[]> {
  const asked = harness.db
    .collection('system.profile')
    .find({ ns: /\.marketEvents$/, 'command.filter.city': { $exists: true } });
  return (await asked.toArray()).map(({ planSummary }) => String(planSummary));
}

const already = /^1 Already listed since Wed, Mar 3, 2027 as [A-Z]{4}-\d{4}, so we skipped it\.$/;

describe('importing a market that is listed already', () => {
  it('[CL-042] [CL-047] skips it and says why, in a trial run as well', async () => {
    const rows = ['Twice Listed,Salem,Oregon,2027-05-08', 'Rose Market,Salem,Oregon,2027-05-08'];
    expect(await carriedOut(csv(...rows))).toMatchObject({ createdCount: 2, skippedCount: 0 });
    const again = csv('twice  listed,SALEM,OR,2027-05-08', 'Lily Market,Salem,Oregon,2027-05-08');
    for (const dryRun of [true, false]) {
      const job = await carriedOut(again, { dryRun });
      expect(job).toMatchObject({ status: 'finished', createdCount: 1, skippedCount: 1, failedCount: 0 });
      expect(await skippedRows(job.id)).toEqual([expect.stringMatching(already)]);
    }
  });

  it('[CL-042] finishes without an error when it has nothing new', async () => {
    const text = csv('Known A,Salem,Oregon,2027-05-08', 'Known A,Salem,Oregon,2027-05-08', ',Salem,Oregon,2027-05-08');
    await carriedOut(text);
    for (const dryRun of [true, false]) {
      expect(await carriedOut(text, { dryRun, repeats: dryRun ? [2] : [] })).toMatchObject({
        status: 'finished',
        error: null,
        createdCount: 0,
        skippedCount: 2,
        failedCount: 1,
      });
    }
  });

  it('creates it on another day, in another city, and in another state', async () => {
    await carriedOut(csv('Moving Market,Salem,Oregon,2027-05-08'));
    const others = csv(
      'Moving Market,Salem,Oregon,2027-05-09',
      'Moving Market,Portland,Oregon,2027-05-08',
      'Moving Market,Salem,Ohio,2027-05-08',
    );
    expect(await carriedOut(others)).toMatchObject({ createdCount: 3, skippedCount: 0 });
  });

  it('[CL-042] skips a market without a known date in another week too, and asks an index for it', async () => {
    const text = csv('Undated Market,Salem,Oregon,', 'Undated Market,Salem,OR,someday');
    expect(await carriedOut(text)).toMatchObject({ createdCount: 1, skippedCount: 1 });
    const before = harness.clock.now();
    await harness.clock.advance(7 * 86_400_000);
    await harness.db.command({ profile: 2 });
    expect(await carriedOut(text)).toMatchObject({ createdCount: 0, skippedCount: 2 });
    await harness.db.command({ profile: 0 });
    await harness.clock.moveTo(before);
    expect(await plansOf()).toEqual([expect.stringMatching(/^IXSCAN \{ city: 1 \}/)]);
    await harness.db.collection('system.profile').drop();
  });

  it('[CL-042] skips a market without a known date also after its organizer has set its date', async () => {
    const organizer = await registeredOrganizer(harness, 'undated@example.org');
    const text = csv('Claimed Market,Salem,Oregon,');
    const [id = ''] = await driver.imported((await carriedOut(text)).id);
    const claim = await harness.call(submitClaim, claimOf(id, { email: 'undated@example.org' }), organizer);
    await harness.call(approveClaim, { id: claim.id }, ADMIN);
    const dates = { eventDate: '2027-06-05', eventEndDate: '2027-06-05', applicationDeadline: '2027-05-22' };
    await harness.call(setUpMarketEvent, { id, ...dates }, organizer);
    const again = csv('Claimed Market,Salem,Oregon,', 'Claimed Market,Salem,Oregon,2027-06-05');
    expect(await carriedOut(again)).toMatchObject({ createdCount: 0, skippedCount: 2 });
  });

  it('skips what an organizer has published, and not what is only a draft', async () => {
    const organizer = actorAs('organizer');
    const details = fields({ title: 'Own Market', city: 'Austin', state: 'TX', eventDate: '2027-06-12' });
    const { id } = await harness.call(createMarketEvent, details, organizer);
    const text = csv('Own Market,Austin,Texas,2027-06-12');
    expect(await carriedOut(text, { dryRun: true })).toMatchObject({ createdCount: 1, skippedCount: 0 });
    await harness.call(publishMarketEvent, { id }, organizer);
    expect(await carriedOut(text)).toMatchObject({ createdCount: 0, skippedCount: 1 });
  });

  it('[CL-042] lists a market once when two imports of one file run at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Raced ${index}`);
    const text = csv(...names.map((name) => `${name},Salem,Oregon,2027-05-08`));
    const imports = await Promise.all([driver.start({ text }), driver.start({ text })]);
    await Promise.all(imports.map(({ id }) => driver.carryOut(id)));
    const jobs = await Promise.all(imports.map(({ id }) => driver.job(id)));
    const sum = (field: 'createdCount' | 'skippedCount') => jobs.reduce((total, job) => total + job[field], 0);
    expect([sum('createdCount'), sum('skippedCount')]).toEqual([20, 20]);
    expect(await harness.db.collection('marketEvents').countDocuments({ title: { $in: names } })).toBe(20);
  });

  it('[CL-042] leaves down a market that an admin has taken down', async () => {
    const text = csv('Closed Market,Salem,Oregon,2027-05-08');
    const first = await carriedOut(text);
    const [eventId = ''] = await driver.imported(first.id);
    await harness.call(takeDownMarketEvent, { eventId, reason: 'It has no permit.' }, ADMIN);
    for (const dryRun of [true, false]) {
      const job = await carriedOut(text, { dryRun });
      expect(job).toMatchObject({ status: 'finished', createdCount: 0, skippedCount: 1 });
      expect(await skippedRows(job.id)).toEqual([
        expect.stringMatching(/^1 Our staff took this event down \([A-Z]{4}-\d{4}\), so we skipped it\.$/),
      ]);
    }
  });

  it('[CL-057] reports the same when a batch of the import is repeated', async () => {
    const text = csv('Resumed A,Salem,Oregon,2027-05-08', 'Resumed B,Salem,Oregon,2027-05-08');
    const { id } = await driver.start({ text });
    const { header, batches } = await batchesOf(text);
    const send = () => harness.call(seedRows, { importId: id, header, rows: batches[0] ?? [] }, WORKER);
    const first = await send();
    expect(first).toMatchObject({ created: 2, failed: 0 });
    expect(await send()).toEqual(first);
    await driver.carryOut(id);
    expect(await driver.job(id)).toMatchObject({ createdCount: 2, skippedCount: 0 });
  });

  it('[CL-057] does not mistake rows of earlier batches for markets that were listed before', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => `Own ${index},Salem,Oregon,2027-05-08`);
    const job = await carriedOut(csv(...rows, ...rows));
    expect(job).toMatchObject({ createdCount: 5, skippedCount: 5 });
    expect((await skippedRows(job.id))[0]).toBe(
      '6 Same name, date, and city as row 2, so both rows count as one event.',
    );
  });

  it('asks one question of an index for each batch', async () => {
    await harness.db.command({ profile: 2 });
    await carriedOut(csv('Asked A,Salem,Oregon,2027-05-08', 'Asked B,Bend,Oregon,2027-05-09'));
    await harness.db.command({ profile: 0 });
    expect(await plansOf()).toEqual([expect.stringMatching(/^IXSCAN \{ eventDate: 1, city: 1 \}/)]);
  });
});
