import { request } from 'node:http';
import { Readable } from 'node:stream';
import { deleteAttachment, fileLink, requestImportUpload, requestUpload } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { MAX_ATTACHMENT_BYTES } from '../attachment/request-upload/request-upload.handler.js';
import { admin, organizer, pdf, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { Tickets } from './tickets.js';
import { Uploads } from './uploads.js';

const NOTHING = { files: 0, chunks: 0, uploads: 0 };

describe('an upload', () => {
  let harness: Harness;
  const olga = organizer();
  let market: string;

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    for (const name of ['files.files', 'files.chunks', 'uploads']) await harness.db.collection(name).deleteMany({});
    market = await harness.openMarket(olga);
  });

  it('[AT-003] becomes an attachment of the event', async () => {
    const ticket = await harness.ticketFor(olga, market, 'Übersicht & map.pdf', { description: '  Where to unload  ' });
    const { status, body } = await harness.send(ticket, pdf(300_000));
    expect(status).toBe(200);
    expect(body.attachment).toEqual({
      id: body.fileId,
      storagePath: body.fileId,
      eventId: market,
      uploadedBy: olga.id,
      uploaderName: null,
      filename: 'Übersicht & map.pdf',
      description: 'Where to unload',
      fileType: 'application/pdf',
      fileSize: 300_000,
      uploadedAt: expect.stringMatching(/^2027-04-01T10:0/) as string,
    });
  });

  it('[AT-020] is refused when name and content disagree', async () => {
    const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500)]);
    const wrong: [string, Buffer][] = [
      ['invoice.pdf', png],
      ['photo.png', pdf()],
      ['list.csv', Buffer.from([0, 1, 2, 3])],
      ['program.exe', Buffer.from('MZ')],
      ['page.html', Buffer.from('<script>alert(1)</script>')],
      ['no-ending', pdf()],
    ];
    for (const [filename, body] of wrong) {
      const answer = await harness.send(await harness.ticketFor(olga, market, filename), body);
      expect(answer).toMatchObject({
        status: 415,
        body: { error: { code: 'UNSUPPORTED_TYPE', message: 'File type not supported' } },
      });
    }
    expect(await harness.storedCounts()).toEqual(NOTHING);
  });

  it('stores a name without its path', async () => {
    for (const filename of [
      '../../etc/passwd.pdf',
      'C:\\Users\\olga\\passwd.pdf',
      '..\\..\\passwd.pdf',
      '/passwd.pdf',
    ]) {
      expect((await harness.add(olga, market, filename, pdf())).filename).toBe('passwd.pdf');
    }
    const ids = await harness.db.collection('files.files').distinct('filename');
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true);
  });

  it('is refused when it is empty', async () => {
    const answer = await harness.send(await harness.ticketFor(olga, market, 'map.pdf'), Buffer.alloc(0));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_INPUT', message: 'The file is empty.' } },
    });
    expect(await harness.storedCounts()).toEqual(NOTHING);
  });

  it('[AT-021] is refused at the first byte over the limit, and nothing is stored', async () => {
    const tooLarge = { error: { code: 'TOO_LARGE', message: 'File size exceeds 10MB limit' } };
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        yield pdf(65_536);
        for (; sent < 400 * 1_048_576; sent += 65_536) yield Buffer.alloc(65_536, 32);
      })(),
      { objectMode: false },
    );
    expect(await harness.send(ticket, endless)).toMatchObject({ status: 413, body: tooLarge });
    expect(sent).toBeLessThan(100 * 1_048_576);
    expect(await harness.storedCounts()).toEqual(NOTHING);
    const declared = { eventId: market, filename: 'map.pdf', fileSize: MAX_ATTACHMENT_BYTES + 1 };
    await expect(harness.call(requestUpload, declared, olga)).rejects.toMatchObject(tooLarge.error);
  });

  it('[AT-021] may have exactly 10485760 bytes', async () => {
    expect((await harness.add(olga, market, 'map.pdf', pdf(10_485_760))).fileSize).toBe(10_485_760);
  });

  it('leaves nothing if it breaks off, and can be repeated', async () => {
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const outgoing = request(`${harness.url}/files/${ticket}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
    });
    outgoing.on('error', () => undefined);
    outgoing.write(pdf(600_000));
    await eventually(async () => expect((await harness.storedCounts()).chunks).toBeGreaterThan(0));
    outgoing.destroy();
    await eventually(async () => expect(await harness.storedCounts()).toEqual(NOTHING));
    expect((await harness.send(ticket, pdf())).status).toBe(200);
  });

  it('counts once if its ticket is used twice', async () => {
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const first = await harness.send(ticket, pdf());
    const second = await harness.send(ticket, pdf(2_000));
    expect(second).toEqual(first);
    expect(await harness.storedCounts()).toEqual({ files: 1, chunks: 1, uploads: 1 });
  });

  it('counts once if its ticket is used concurrently', async () => {
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const answers = await Promise.all([1, 2, 3, 4].map(() => harness.send(ticket, pdf(400_000))));
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect(await harness.storedCounts()).toEqual({ files: 1, chunks: 2, uploads: 1 });
    expect(await harness.send(ticket, pdf())).toMatchObject({
      status: 200,
      body: { attachment: { fileSize: 400_000 } },
    });
  });

  it('is one file if its command is repeated', async () => {
    const command = newId();
    const ask = () => harness.call(requestUpload, { eventId: market, filename: 'map.pdf' }, olga, command);
    const first = await harness.send((await ask()).ticket, pdf());
    expect(await harness.send((await ask()).ticket, pdf())).toEqual(first);
  });

  it('does not bring back a deleted attachment', async () => {
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const { body } = await harness.send(ticket, pdf());
    await harness.call(deleteAttachment, { attachmentId: body.fileId }, olga);
    expect(await harness.send(ticket, pdf())).toMatchObject({ status: 410, body: { error: { code: 'LINK_EXPIRED' } } });
    expect(await harness.storedCounts()).toEqual(NOTHING);
  });

  it('needs a valid ticket', async () => {
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const [body = '', mac = ''] = ticket.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { data: { maxBytes: number } };
    claims.data.maxBytes = 1e12;
    const forged = `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${mac}`;
    const dead = { status: 410, body: { error: { code: 'LINK_EXPIRED' } } };
    for (const other of [forged, `${body}.`, body, `${ticket}.x`, `${ticket}!!`, 'nonsense']) {
      expect(await harness.send(other, pdf())).toMatchObject(dead);
    }
    const attachment = await harness.add(olga, market, 'other.pdf', pdf());
    const { signedUrl } = await harness.call(fileLink, { id: attachment.id }, { id: newId(), role: 'system' });
    expect(await harness.send(signedUrl.slice('/files/'.length), pdf())).toMatchObject(dead);
    await harness.clock.advance(15 * 60_000);
    expect(await harness.send(ticket, pdf())).toMatchObject(dead);
  });

  it('[AT-006] is only for the owner of the event', async () => {
    const input = { eventId: market, filename: 'map.pdf' };
    await expect(harness.call(requestUpload, input, organizer())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await expect(harness.call(requestUpload, input, vendor())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await expect(harness.call(requestUpload, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('[AT-025] is refused after the tenth, even if many arrive together', async () => {
    for (let n = 0; n < 9; n += 1) await harness.add(olga, market, `map-${n}.pdf`, pdf());
    const tickets = await Promise.all([1, 2, 3, 4].map((n) => harness.ticketFor(olga, market, `last-${n}.pdf`)));
    const answers = await Promise.all(tickets.map((ticket) => harness.send(ticket, pdf(50_000))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const message =
      "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.";
    const refused = answers.filter(({ status }) => status === 422).map(({ body }) => body.error);
    expect(refused).toEqual(Array(3).fill({ code: 'ATTACHMENT.LIMIT_REACHED', message, fields: [] }));
    expect(await harness.storedCounts()).toMatchObject({ files: 10, uploads: 10 });
    await expect(harness.ticketFor(olga, market, 'eleventh.pdf')).rejects.toMatchObject({
      code: 'ATTACHMENT.LIMIT_REACHED',
    });
  });

  it('of an import is for admins, and is stored unchanged', async () => {
    const { ticket } = await harness.call(requestImportUpload, { filename: '../markets.csv' }, admin());
    const { body } = await harness.send(ticket, Buffer.from('title,city\nMarket,Salem\n'));
    const { signedUrl } = await harness.call(fileLink, { id: body.fileId }, { id: newId(), role: 'system' });
    expect(await (await fetch(`${harness.url}${signedUrl}`)).text()).toBe('title,city\nMarket,Salem\n');
    await expect(harness.call(requestImportUpload, { filename: 'markets.csv' }, olga)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(harness.call(fileLink, { id: body.fileId }, admin())).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('of an import is refused at the first byte over 50 MB, and nothing is stored', async () => {
    const { ticket } = await harness.call(requestImportUpload, { filename: 'markets.csv' }, admin());
    const megabyte = Buffer.alloc(1_048_576, 'name,city\n');
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (; sent < 400; sent += 1) yield megabyte;
      })(),
      { objectMode: false },
    );
    expect(await harness.send(ticket, endless)).toMatchObject({
      status: 413,
      body: { error: { code: 'TOO_LARGE', message: 'File size exceeds 50MB limit' } },
    });
    expect(sent).toBeLessThan(200);
    expect(await harness.storedCounts()).toEqual(NOTHING);
  });

  it('of an import is deleted after 60 days, whether or not the import started', async () => {
    const attachment = await harness.add(olga, market, 'map.pdf', pdf());
    const { ticket } = await harness.call(requestImportUpload, { filename: 'markets.csv' }, admin());
    await harness.send(ticket, Buffer.from('title,city\n'));
    const uploads = harness.app.get(Uploads);
    await harness.clock.advance(59 * 24 * 60 * 60_000);
    expect(await uploads.deleteOrphans()).toBe(0);
    await harness.clock.advance(2 * 24 * 60 * 60_000);
    expect(await uploads.deleteOrphans()).toBe(1);
    expect(await harness.db.collection('files.files').distinct('filename')).toEqual([attachment.id]);
  });

  it('that a crash left unrecorded is deleted after an hour, and nothing else', async () => {
    const attachment = await harness.add(olga, market, 'map.pdf', pdf());
    const uploads = harness.app.get(Uploads);
    const orphan = newId();
    await uploads.begin(orphan);
    await harness.app.get<FileStore>(FILE_STORE).put(orphan, Readable.from([pdf()]));
    await harness.clock.advance(59 * 60_000);
    expect(await uploads.deleteOrphans()).toBe(0);
    await harness.clock.advance(2 * 60_000);
    expect(await uploads.deleteOrphans()).toBe(1);
    expect(await harness.db.collection('files.files').distinct('filename')).toEqual([attachment.id]);
  });

  it('starts over if the process that received it has died', async () => {
    const [uploads, store] = [harness.app.get(Uploads), harness.app.get<FileStore>(FILE_STORE)];
    const ticket = await harness.ticketFor(olga, market, 'map.pdf');
    const fileId = harness.app.get(Tickets).uploads.read(ticket)?.fileId ?? '';
    const dead = await uploads.begin(fileId);
    await store.put(fileId, Readable.from([pdf(1_000)]));
    expect(await harness.send(ticket, pdf(300_000))).toMatchObject({
      status: 409,
      body: { error: { code: 'UPLOAD_UNDER_WAY' } },
    });
    await harness.clock.moveTo(new Date(harness.clock.now().getTime() + 10_000));
    expect(await harness.send(ticket, pdf(300_000))).toMatchObject({
      status: 200,
      body: { attachment: { fileSize: 300_000 } },
    });
    expect(await harness.storedCounts()).toMatchObject({ files: 1, uploads: 1 });
    await expect(uploads.record(dead!)).rejects.toMatchObject({ code: 'UPLOAD_UNDER_WAY' });
    await uploads.abandon(dead!);
    expect(await harness.storedCounts()).toMatchObject({ files: 1, uploads: 1 });
  });

  it('keeps a recorded file if the response was lost', async () => {
    const [uploads, store] = [harness.app.get(Uploads), harness.app.get<FileStore>(FILE_STORE)];
    const hold = await uploads.begin(newId());
    await store.put(hold!.fileId, Readable.from([pdf(1_000)]));
    await uploads.record(hold!);
    await uploads.abandon(hold!);
    expect(await harness.storedCounts()).toMatchObject({ files: 1, uploads: 1 });
    expect(await uploads.begin(hold!.fileId)).toBeNull();
  });
});
