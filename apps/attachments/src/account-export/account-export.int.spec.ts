import {
  accountExportLink,
  AccountExportStatus,
  accountExportWork,
  failAccountExport,
  myAccountExport,
  ownerErasureRecorded,
  recordAccountExportProgress,
  requestAccountExport,
  requestAccountExportUpload,
} from '@stallbook/contracts';
import { HOUR_MS, newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { AccountExports } from './account-exports.js';

const FILE = Buffer.from('{"about":"everything"}');

describe('an export of an account', () => {
  let harness: Harness;
  const worker = actorAs('system', 'workers');

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness.close());

  const ask = (person: Actor, commandId: string = newId()) => harness.call(requestAccountExport, {}, person, commandId);
  const last = (person: Actor) => harness.call(myAccountExport, {}, person);
  const linkTo = (id: string, person: Actor) => harness.call(accountExportLink, { id }, person);
  const ticketFor = async (exportId: string) =>
    (await harness.call(requestAccountExportUpload, { exportId, format: 'json' }, worker)).ticket;
  const store = async (id: string) => harness.send(await ticketFor(id), FILE);
  const made = async (person: Actor): Promise<string> => {
    const { id } = await ask(person);
    await store(id);
    return id;
  };
  const download = (signedUrl: string) => fetch(`${harness.url}${signedUrl}`);

  it('is ready once its file is stored, only for its person', async () => {
    const vera = vendor();
    expect(await last(vera)).toBeNull();
    const { id, status } = await ask(vera);
    expect(status).toBe(AccountExportStatus.collecting);
    await expect(linkTo(id, vera)).rejects.toMatchObject({ code: 'ACCOUNT_EXPORT.NOT_READY' });
    await harness.call(recordAccountExportProgress, { exportId: id, collected: ['identity', 'events'] }, worker);
    expect((await last(vera))?.parts.filter(({ collected }) => collected).map(({ name }) => name)).toEqual([
      'identity',
      'events',
    ]);
    await store(id);
    expect(await last(vera)).toMatchObject({
      id,
      status: AccountExportStatus.ready,
      filename: 'stallbook-data-2027-04-01.json',
      fileSize: FILE.length,
      expiresAt: expect.stringMatching(/^2027-04-02T10:0/),
    });
    const { signedUrl } = await linkTo(id, vera);
    const reply = await download(signedUrl);
    expect(reply.headers.get('content-disposition')).toContain('stallbook-data-2027-04-01.json');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(await reply.text()).toBe(FILE.toString());
  });

  it('of another person looks like an unknown one', async () => {
    const id = await made(vendor());
    const unknown = { code: 'NOT_FOUND', message: 'Export not found' };
    await expect(linkTo(id, vendor())).rejects.toMatchObject(unknown);
    await expect(linkTo(newId(), vendor())).rejects.toMatchObject(unknown);
  });

  it('is made once for concurrent requests', async () => {
    const vera = vendor();
    const commandId = newId();
    const answers = await Promise.all([ask(vera, commandId), ask(vera, commandId), ask(vera), ask(vera)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const first = answers[0]?.id ?? '';
    await store(first);
    const second = await made(vera);
    expect(second).not.toBe(first);
    expect((await last(vera))?.id).toBe(second);
    await expect(linkTo(first, vera)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await harness.db.collection('files.files').countDocuments({ filename: first })).toBe(0);
  });

  it('can be requested a limited number of times, and a repeated request is not one of them', async () => {
    const vera = vendor();
    const commandId = newId();
    const { id } = await ask(vera, commandId);
    for (let repeated = 0; repeated < 10; repeated += 1) expect((await ask(vera, commandId)).id).toBe(id);
    for (let asked = 1; asked < 10; asked += 1) await ask(vera);
    await expect(ask(vera)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await ask(vera, commandId)).id).toBe(id);
  });

  it('is stored once if its file arrives twice', async () => {
    const vera = vendor();
    const { id } = await ask(vera);
    const ticket = await ticketFor(id);
    expect((await harness.send(ticket, FILE)).status).toBe(200);
    expect((await harness.send(ticket, FILE)).status).toBe(200);
    expect(await harness.db.collection('files.files').countDocuments({ filename: id })).toBe(1);
  });

  it('shows why it failed, and can be requested again', async () => {
    const vera = vendor();
    const { id } = await ask(vera);
    await harness.call(failAccountExport, { exportId: id, error: 'Too bad.' }, worker);
    expect(await last(vera)).toMatchObject({ id, status: AccountExportStatus.failed, error: 'Too bad.' });
    expect((await ask(vera)).id).not.toBe(id);
  });

  it('that lost its job counts as failed, and does not block the next one', async () => {
    const vera = vendor();
    const { id } = await ask(vera);
    await harness.clock.advance(HOUR_MS);
    expect(await last(vera)).toMatchObject({ id, status: AccountExportStatus.failed });
    expect((await ask(vera)).id).not.toBe(id);
    expect((await store(id)).status).toBe(410);
  });

  it('expires after 24 hours with its link and file', async () => {
    const vera = vendor();
    const id = await made(vera);
    await harness.clock.advance(24 * HOUR_MS - 60_000);
    const { signedUrl } = await linkTo(id, vera);
    expect((await download(signedUrl)).status).toBe(200);
    await harness.clock.advance(60_000);
    expect((await download(signedUrl)).status).toBe(410);
    expect((await last(vera))?.status).toBe(AccountExportStatus.expired);
    await expect(linkTo(id, vera)).rejects.toMatchObject({ code: 'ACCOUNT_EXPORT.EXPIRED' });
    await harness.app.get(AccountExports).deleteExpired();
    expect(await harness.db.collection('files.files').countDocuments({ filename: id })).toBe(0);
    expect(await harness.db.collection<{ _id: string }>('uploads').countDocuments({ _id: id })).toBe(0);
    expect((await last(vera))?.status).toBe(AccountExportStatus.expired);
  });

  it('is deleted with its person, even if unfinished', async () => {
    const [vera, victor] = [vendor(), vendor()];
    const ready = await made(vera);
    const { id: underWay } = await ask(vera);
    const ticket = await ticketFor(underWay);
    const { signedUrl } = await linkTo(ready, vera);
    const kept = await made(victor);
    await harness.publish(ownerErasureRecorded, { personId: vera.id, transferred: [] });
    await eventually(async () => expect((await download(signedUrl)).status).toBe(410));
    expect(await last(vera)).toBeNull();
    expect((await harness.send(ticket, FILE)).status).toBe(410);
    await expect(harness.call(accountExportWork, { id: underWay }, worker)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const files = await harness.db.collection('files.files').distinct('filename');
    expect(files).toContain(kept);
    expect(files).not.toContain(ready);
    expect(files).not.toContain(underWay);
  });
});
