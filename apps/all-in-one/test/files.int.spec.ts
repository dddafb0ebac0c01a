import { request } from 'node:http';
import { DELETE_IMPORT_FILES, importJob, IMPORTS_QUEUE } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { openQueue } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { createMarket, form, marketInput } from './testing/fixtures.js';

interface Answer {
  id?: string;
  fileId?: string;
  filename?: string;
  error?: { code: string; message: string; fields: unknown[] };
}

describe('files through the gateway', () => {
  let harness: Harness;
  let olga: Person;
  let adam: Person;
  let market: string;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'events', 'attachments']);
    [olga, adam] = await Promise.all([harness.join('olga', 'organizer'), harness.join('adam')]);
    market = await createMarket(olga, marketInput(harness, 'With files'));
  });
  afterAll(() => harness.close());

  const pdf = (size: number) => {
    const file = new Uint8Array(size).fill(32);
    file.set(new TextEncoder().encode('%PDF-1.4\n'));
    return file;
  };
  const post = async (person: Person, path: string, body: FormData | string, headers: Record<string, string> = {}) => {
    const reply = await person.fetch(path, { method: 'POST', body, headers });
    return { status: reply.status, body: (await reply.json()) as Answer };
  };
  const upload = (person: Person, body: FormData | string, headers = {}) =>
    post(person, `/uploads/attachments/${market}`, body, headers);
  const linkTo = async (attachmentId: string) => {
    const ask = 'mutation($id: ID!) { it: downloadLink(input: { attachmentId: $id }) { signedUrl } }';
    return (await olga.do<{ it: { signedUrl: string } }>(ask, { id: attachmentId })).it.signedUrl;
  };
  const kept = async () => ({
    files: await harness.db('attachments').collection('files.files').countDocuments(),
    chunks: await harness.db('attachments').collection('files.chunks').countDocuments(),
    uploads: await harness.db('attachments').collection('uploads').countDocuments(),
  });

  it('[AT-003][AT-004] a file is uploaded by a form and downloaded by a link, byte for byte', async () => {
    const content = pdf(3_000_000);
    const { status, body } = await upload(
      olga,
      form('Übersicht "1".pdf', content, {
        filename: 'Übersicht "1".pdf',
        description: 'Für alle',
        fileSize: '3000000',
      }),
    );
    expect([status, body]).toMatchObject([
      200,
      {
        eventId: market,
        filename: 'Übersicht "1".pdf',
        description: 'Für alle',
        fileType: 'application/pdf',
        fileSize: 3_000_000,
      },
    ]);
    const link = await linkTo(body.id ?? '');
    const head = await harness.visitor().fetch(link, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3000000', '']);
    const reply = await harness.visitor().fetch(link);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-length')]).toEqual([
      200,
      'application/pdf',
      '3000000',
    ]);
    expect(reply.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cbersicht%20%221%22.pdf");
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
  });

  it('a repeated upload with the same key is stored once', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await upload(olga, form('once.pdf', pdf(1_000)), headers);
    expect(await upload(olga, form('once.pdf', pdf(1_000)), headers)).toEqual(first);
  });

  it('a refused file gets the message of the service and is not stored', async () => {
    const before = await kept();
    const tooLarge = { code: 'TOO_LARGE', message: 'File size exceeds 10MB limit', fields: [] };
    expect(await upload(olga, form('large.pdf', pdf(12_000_000)))).toEqual({ status: 413, body: { error: tooLarge } });
    expect(await upload(olga, form('large.pdf', pdf(100), { fileSize: '10485761' }))).toEqual({
      status: 413,
      body: { error: tooLarge },
    });
    expect(await upload(olga, form('empty.pdf', ''))).toMatchObject({
      status: 400,
      body: { error: { message: 'The file is empty.' } },
    });
    expect(await upload(olga, form('photo.png', pdf(100)))).toMatchObject({
      status: 415,
      body: { error: { message: 'File type not supported' } },
    });
    expect(await upload(olga, form('map.pdf', pdf(100), { description: 'x'.repeat(501) }))).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_INPUT' } },
    });
    expect(await upload(olga, new FormData())).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
    expect(await upload(olga, 'not a form', { 'content-type': 'text/plain' })).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_INPUT' } },
    });
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const cutOff = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
    expect(await upload(olga, cutOff, broken)).toMatchObject({
      status: 422,
      body: { error: { code: 'UPLOAD_INTERRUPTED' } },
    });
    await eventually(async () => expect(await kept()).toEqual(before));
  });

  it('permissions are checked before the file is read', async () => {
    const before = await kept();
    const vera = await harness.join('vera', 'vendor');
    const oskar = await harness.join('oskar', 'organizer');
    const file = () => form('map.pdf', pdf(2_000_000));
    expect(await upload(harness.visitor(), file())).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
    for (const person of [vera, oskar, adam])
      expect(await upload(person, file())).toMatchObject({
        status: 403,
        body: { error: { code: 'PERMISSION_DENIED' } },
      });
    expect(await post(harness.visitor(), '/uploads/imports', file())).toMatchObject({ status: 401 });
    for (const person of [vera, olga])
      expect(await post(person, '/uploads/imports', file())).toMatchObject({ status: 403 });
    expect(await kept()).toEqual(before);
  });

  it('an interrupted upload leaves nothing', async () => {
    const before = await kept();
    const { hostname, port } = new URL(harness.url);
    const headers = {
      cookie: `sb_access=${olga.cookie('sb_access')}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const outgoing = request({ hostname, port, path: `/uploads/attachments/${market}`, method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.write('--x\r\ncontent-disposition: form-data; name="file"; filename="map.pdf"\r\n\r\n');
    outgoing.write(pdf(900_000));
    await eventually(async () => expect((await kept()).chunks).toBeGreaterThan(before.chunks));
    outgoing.destroy();
    await eventually(async () => expect(await kept()).toEqual(before));
  });

  it('an expired link shows a page to a person and JSON to a program', async () => {
    const { body } = await upload(olga, form('soon.pdf', pdf(100)));
    const link = await linkTo(body.id ?? '');
    const asPerson = { headers: { accept: 'text/html,application/xhtml+xml' } };
    expect((await olga.fetch(link, asPerson)).headers.get('content-type')).toBe('application/pdf');
    await olga.do('mutation($id: ID!) { deleteAttachment(input: { attachmentId: $id }) { id } }', { id: body.id });
    for (const dead of [link, '/files/nonsense', `/files/${'x'.repeat(5_000)}`]) {
      const page = await olga.fetch(dead, asPerson);
      expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('This link has expired');
      const answer = await olga.fetch(dead);
      expect([answer.status, await answer.json()]).toMatchObject([410, { error: { code: 'LINK_EXPIRED' } }]);
    }
  });

  it('the page of a link that cannot be opened is in the reader’s language', async () => {
    const asked = { headers: { accept: 'text/html', 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } };
    const page = await harness.visitor().fetch('/files/nonsense', asked);
    expect([page.headers.get('content-language'), page.headers.get('vary')]).toEqual(['es', 'accept-language, cookie']);
    const html = await page.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('No se puede abrir este archivo');
    expect(html).toMatch(/<p lang="en">This link has expired/);
  });

  it('the worker reads the file of an import', async () => {
    const title = `Imported ${newId()}`;
    const csv = `title,description,event_date,location,city,state\n${title},A market,2027-08-01,1 Green,Salem,OR\n`;
    const { status, body } = await post(adam, '/uploads/imports', form('markets.csv', csv));
    expect([status, body]).toEqual([200, { fileId: expect.any(String) as string, filename: 'markets.csv' }]);
    const start = 'mutation($input: StartImportInput!) { job: startImport(input: $input) { id } }';
    const { job } = await adam.do<{ job: { id: string } }>(start, {
      input: { fileName: 'markets.csv', fileId: body.fileId },
    });
    const look = 'query($id: ID!) { job: importJob(input: { id: $id }) { status createdCount failedCount error } }';
    await eventually(async () => {
      const { data } = await adam.ask<{ job: object }>(look, { id: job.id });
      expect(data.job).toEqual({ status: 'finished', createdCount: 1, failedCount: 0, error: null });
    });
  });

  it('a missing file fails the import with a reason', async () => {
    const start = 'mutation($input: StartImportInput!) { job: startImport(input: $input) { id } }';
    const { job } = await adam.do<{ job: { id: string } }>(start, { input: { fileName: 'gone.csv', fileId: newId() } });
    const look = 'query($id: ID!) { job: importJob(input: { id: $id }) { status errorCode } }';
    await eventually(async () => {
      const { data } = await adam.ask<{ job: object }>(look, { id: job.id });
      expect(data.job).toEqual({ status: 'failed', errorCode: 'IMPORT.NO_SOURCE' });
    });
  });

  it.each([
    ['CSV.NOT_UTF8', Buffer.from('Caf\xe9,A market,2027-08-02,1 Green,Salem,OR\n', 'latin1')],
    ['CSV.UNBALANCED_QUOTES', Buffer.from('"Open,A market,2027-08-02,1 Green,Salem,OR\n')],
  ])('of an import that end in %s fail it as a whole, before anything is created', async (errorCode, ending) => {
    const title = `Whole ${newId()}`;
    const rows = `title,description,event_date,location,city,state\n${title},A market,2027-08-01,1 Green,Salem,OR\n`;
    const { body } = await post(
      adam,
      '/uploads/imports',
      form('markets.csv', Buffer.concat([Buffer.from(rows), ending])),
    );
    const start = 'mutation($input: StartImportInput!) { job: startImport(input: $input) { id } }';
    const { job } = await adam.do<{ job: { id: string } }>(start, {
      input: { fileName: 'markets.csv', fileId: body.fileId },
    });
    const look = 'query($id: ID!) { job: importJob(input: { id: $id }) { status errorCode createdCount } }';
    await eventually(async () => {
      const { data } = await adam.ask<{ job: object }>(look, { id: job.id });
      expect(data.job).toEqual({ status: 'failed', errorCode, createdCount: 0 });
    });
    expect(await harness.db('events').collection('marketEvents').countDocuments({ title })).toBe(0);
  });

  it('the file of an import is deleted 30 days after its end, and the report remains', async () => {
    const csv = 'title,description,event_date,location,city,state\nOld,A market,2027-08-01,1 Green,Salem,OR\n';
    const { body } = await post(adam, '/uploads/imports', form('markets.csv', csv));
    const start = 'mutation($input: StartImportInput!) { job: startImport(input: $input) { id } }';
    const { job } = await adam.do<{ job: { id: string } }>(start, {
      input: { fileName: 'markets.csv', fileId: body.fileId },
    });
    const look = () => harness.rpc.call(importJob, { id: job.id }, { actor: actorAs('admin') });
    const files = () => harness.db('attachments').collection('files.files').countDocuments({ filename: body.fileId });
    await eventually(async () => expect((await look()).status).toBe('finished'));
    const redis = new Redis(harness.config.REDIS_URL);
    const queue = openQueue(IMPORTS_QUEUE, { redis, config: harness.config, logger: console });
    const run = async () => {
      await queue.add(DELETE_IMPORT_FILES, {}, { removeOnComplete: true });
      await eventually(async () => expect(await queue.getJobCountByTypes('active', 'waiting')).toBe(0));
    };
    const day = 24 * 60 * 60_000;
    await harness.clock.advance(29 * day);
    await run();
    expect([await files(), (await look()).fileDeletedAt]).toEqual([1, null]);
    await harness.clock.advance(day);
    await run();
    expect(await files()).toBe(0);
    expect(await look()).toMatchObject({ createdCount: 1, fileDeletedAt: expect.any(String) as string });
    await queue.close();
    redis.disconnect();
  });
});
