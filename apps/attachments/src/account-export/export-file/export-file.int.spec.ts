import {
  AccountExportStatus,
  accountExportFileLink,
  accountExportLink,
  deleteAttachment,
  failAccountExport,
  myAccountExport,
  requestAccountExport,
  requestAccountExportUpload,
  requestImageUpload,
  requestMessageFileUpload,
  type AccountExportFormat,
  type UploadKind,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import sharp from 'sharp';
import { organizer, pdf } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { jpeg } from '../../testing/images.js';

describe('the files in an export of an account', () => {
  let harness: Harness;
  const worker = actorAs('system', 'workers');

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness.close());

  const ask = async (person: Actor) => (await harness.call(requestAccountExport, {}, person)).id;
  const upload = async (person: Actor, body: Buffer) =>
    (await harness.add(person, await harness.openMarket(person), 'map.pdf', body)).id;
  const linkFor = (exportId: string, fileId: string, actor = worker) =>
    harness.call(accountExportFileLink, { exportId, kind: 'files', fileId }, actor);
  const finish = async (exportId: string, format: AccountExportFormat, body = 'all of it') => {
    const { ticket } = await harness.call(requestAccountExportUpload, { exportId, format }, worker);
    expect((await harness.send(ticket, Buffer.from(body))).status).toBe(200);
  };
  const open = async (exportId: string, person: Actor) => {
    const { signedUrl } = await harness.call(accountExportLink, { id: exportId }, person);
    const { headers } = await fetch(`${harness.url}${signedUrl}`);
    return { type: headers.get('content-type'), name: /[^']*$/.exec(headers.get('content-disposition') ?? '')?.[0] };
  };

  it('are read by the worker, byte for byte', async () => {
    const olga = organizer();
    const file = pdf(300_000, 65);
    const { signedUrl } = await linkFor(await ask(olga), await upload(olga, file));
    const reply = await fetch(`${harness.url}${signedUrl}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
  });

  it('are photos and files of messages too', async () => {
    const olga = organizer();
    const exportId = await ask(olga);
    const market = await harness.openMarket(olga);
    const banner = { kind: 'event-banner', ownerId: market } as const;
    const { ticket: forImage } = await harness.call(requestImageUpload, banner, olga);
    const imageId = (await harness.send(forImage, await jpeg())).body.image?.id ?? '';
    const inMessage = { threadId: newId(), filename: 'Site plan.pdf' };
    const { ticket: forFile } = await harness.call(requestMessageFileUpload, inMessage, olga);
    const plan = pdf(2_000, 66);
    const { fileId } = (await harness.send(forFile, plan)).body;
    const bytesOf = async (kind: UploadKind, id: string) => {
      const { signedUrl } = await harness.call(accountExportFileLink, { exportId, kind, fileId: id }, worker);
      return Buffer.from(await (await fetch(`${harness.url}${signedUrl}`)).arrayBuffer());
    };
    expect(await sharp(await bytesOf('images', imageId)).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    expect((await bytesOf('messageFiles', fileId)).equals(plan)).toBe(true);
    const foreign = { exportId: await ask(organizer()), fileId: imageId, kind: 'images' } as const;
    await expect(harness.call(accountExportFileLink, foreign, worker)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are only those of its person', async () => {
    const [olga, oskar] = [organizer(), organizer()];
    const [hers, his] = [await upload(olga, pdf()), await upload(oskar, pdf())];
    const [ofHers, ofHis] = [await ask(olga), await ask(oskar)];
    const unknown = { code: 'NOT_FOUND', message: 'Attachment not found' };
    await expect(linkFor(ofHers, his)).rejects.toMatchObject(unknown);
    await expect(linkFor(ofHis, hers)).rejects.toMatchObject(unknown);
    await expect(linkFor(ofHers, newId())).rejects.toMatchObject(unknown);
    // The file of another export is no upload either.
    await expect(linkFor(ofHers, ofHis)).rejects.toMatchObject(unknown);
    await harness.call(deleteAttachment, { attachmentId: hers }, olga);
    await expect(linkFor(ofHers, hers)).rejects.toMatchObject(unknown);
  });

  it('can be read only while it is unfinished', async () => {
    const olga = organizer();
    const file = await upload(olga, pdf());
    const unknown = { code: 'NOT_FOUND', message: 'Export not found' };
    await expect(linkFor(newId(), file)).rejects.toMatchObject(unknown);
    const failed = await ask(olga);
    await harness.call(failAccountExport, { exportId: failed, error: 'Too bad.' }, worker);
    await expect(linkFor(failed, file)).rejects.toMatchObject(unknown);
    const made = await ask(olga);
    expect((await linkFor(made, file)).signedUrl).toMatch(/^\/files\//);
    await finish(made, 'zip');
    await expect(linkFor(made, file)).rejects.toMatchObject(unknown);
  });

  it('can be read only by the worker', async () => {
    const olga = organizer();
    const [exportId, file] = [await ask(olga), await upload(olga, pdf())];
    await expect(linkFor(exportId, file, olga)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('make it a ZIP, by name and by type', async () => {
    const olga = organizer();
    for (const [format, type] of [
      ['zip', 'application/zip'],
      ['json', 'application/json'],
    ] as const) {
      const id = await ask(olga);
      await finish(id, format);
      const name = `stallbook-data-2027-04-01.${format}`;
      expect(await harness.call(myAccountExport, {}, olga)).toMatchObject({
        id,
        status: AccountExportStatus.ready,
        filename: name,
      });
      expect(await open(id, olga)).toEqual({ type, name });
    }
  });
});
