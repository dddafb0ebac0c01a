import { ACCOUNT_EXPORTS_QUEUE, type AccountExportJob } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Queue } from 'bullmq';
import sharp from 'sharp';
import { downloadExport, exportOf, lastExport, readyExport, requestExport } from './testing/exports.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { createMarket, form, marketInput } from './testing/fixtures.js';

const MAX_EXPORT_BYTES = 256 * 1024 * 1024;

describe('the files in an export of an account', () => {
  let harness: Harness;
  let queue: Queue<AccountExportJob>;
  beforeAll(async () => {
    harness = await openHarness();
    const { redis, config } = harness;
    queue = openQueue(ACCOUNT_EXPORTS_QUEUE, { redis, config, logger: console });
  });
  afterAll(async () => {
    await queue.close();
    await harness.close();
  });

  /** Random, and larger than one read-ahead buffer. */
  const pdf = (size: number, seed: number) => {
    const file = Uint8Array.from({ length: size }, (_, index) => (index * seed + (index >> 8)) & 255);
    file.set(new TextEncoder().encode('%PDF-1.4\n'));
    return file;
  };
  const upload = (person: Person, market: string, filename: string, content: Uint8Array<ArrayBuffer>) =>
    eventually(async () => {
      const body = form(filename, content, { filename });
      const reply = await person.fetch(`/uploads/attachments/${market}`, { method: 'POST', body });
      const { id } = (await reply.json()) as { id?: string };
      if (!id) throw new Error(`${filename} was not taken`);
      return id;
    });
  const organizer = async (name: string) => {
    const person = await harness.join(name, 'organizer');
    return { person, market: await createMarket(person, marketInput(harness, `The market of ${name}`)) };
  };
  const files = () => harness.db('attachments').collection<{ _id: string; filename: string }>('files.files');
  const chunks = () => harness.db('attachments').collection<{ files_id: string; n: number }>('files.chunks');

  it('the files are exported byte for byte, each at the path in the data', async () => {
    const { person, market } = await organizer('olga');
    const others = await organizer('oskar');
    await upload(others.person, others.market, 'map.pdf', pdf(900, 3));
    const uploaded = new Map<string, [string, Uint8Array]>();
    for (const [seed, name, safe] of [
      [5, 'map.pdf', 'map.pdf'],
      [7, 'map.pdf', 'map.pdf'],
      [11, 'Übersicht: "neu"?.pdf', 'Übersicht_ _neu__.pdf'],
    ] as const) {
      const content = pdf(1_500_000, seed);
      uploaded.set(await upload(person, market, name, content), [safe, content]);
    }
    const { filename, type, json, contents } = await exportOf(person);
    expect(filename).toMatch(/^stallbook-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(type).toBe('application/zip');
    expect(json.about).toContain('The files and photos that you uploaded are next to this one');
    const listed = json.data['attachments']?.['files'] ?? [];
    expect(listed.map(({ id }) => id).sort()).toEqual([...uploaded.keys()].sort());
    expect(contents.size).toBe(3);
    for (const { id, path, fileSize } of listed) {
      const [safe, content] = uploaded.get(String(id)) ?? [];
      expect(path).toBe(`files/${String(id)}/${safe}`);
      expect(fileSize).toBe(1_500_000);
      expect(contents.get(String(path))?.equals(content ?? Buffer.of())).toBe(true);
    }
    expect(Object.keys(json.data)).toHaveLength(7);
  });

  it('photos are exported in their largest size', async () => {
    const { person, market } = await organizer('orsolya');
    const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1e6b47' } });
    const body = form('banner.jpg', new Uint8Array(await picture.jpeg().toBuffer()), {});
    expect((await person.fetch(`/uploads/event-banners/${market}`, { method: 'POST', body })).status).toBe(200);
    const { json, contents } = await exportOf(person);
    const [banner] = json.data['attachments']?.['images'] ?? [];
    expect(banner).toMatchObject({ filename: 'event-banner.webp', path: expect.stringMatching(/^images\//) });
    const image = contents.get(String(banner?.['path']));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 600 });
  });

  it('files that do not fit or were deleted are listed without their contents', async () => {
    const { person, market } = await organizer('otto');
    const [large, gone, kept] = [
      await upload(person, market, 'large.pdf', pdf(1_000, 3)),
      await upload(person, market, 'gone.pdf', pdf(1_000, 5)),
      await upload(person, market, 'kept.pdf', pdf(1_000, 7)),
    ];
    const records = harness.db('attachments').collection<{ _id: string }>('attachments');
    await records.updateOne({ _id: large }, { $set: { fileSize: MAX_EXPORT_BYTES } });
    await files().deleteOne({ _id: gone });
    const { json, contents } = await exportOf(person);
    const listed = Object.fromEntries(
      (json.data['attachments']?.['files'] ?? []).map((one) => [String(one['id']), one]),
    );
    const noRoom = 'It did not fit into this ZIP. You can download it on the page of its event.';
    expect(listed).toEqual({
      [large]: expect.objectContaining({ filename: 'large.pdf', path: null, leftOut: noRoom }),
      [gone]: expect.objectContaining({
        filename: 'gone.pdf',
        path: null,
        leftOut: 'It was deleted while this ZIP was made.',
      }),
      [kept]: expect.objectContaining({ path: `files/${kept}/kept.pdf` }),
    });
    expect(listed[kept]).not.toHaveProperty('leftOut');
    expect([...contents.keys()]).toEqual([`files/${kept}/kept.pdf`]);
  });

  it('files are fetched again after an interrupted attempt, and no partial ZIP is kept', async () => {
    const { person, market } = await organizer('ottilie');
    const content = pdf(2_000_000, 13);
    const file = await upload(person, market, 'plan.pdf', content);
    const missing = await chunks().findOneAndDelete({ files_id: file, n: 3 });
    const id = await requestExport(person);
    await eventually(async () => {
      const waiting = await queue.getDelayed();
      expect(waiting.map(({ data }) => data.exportId)).toEqual([id]);
    });
    expect((await lastExport(person))?.status).toBe('collecting');
    await eventually(async () => expect(await files().countDocuments({ filename: id })).toBe(0));
    await chunks().insertOne(missing!);
    await eventually(async () => {
      for (const job of await queue.getDelayed()) await job.promote();
      await readyNow(person);
    });
    await readyExport(person, id);
    const { contents } = await downloadExport(person, id);
    expect(contents.get(`files/${file}/plan.pdf`)?.equals(content)).toBe(true);
  });

  it('an export without uploads is one JSON file', async () => {
    const { person } = await organizer('orla');
    const { filename, type, json, contents } = await exportOf(person);
    expect(filename).toMatch(/^stallbook-data-\d{4}-\d\d-\d\d\.json$/);
    expect(type).toBe('application/json');
    expect(Object.keys(json)).toEqual(['about', 'madeAt', 'personId', 'data']);
    expect(json.about).not.toContain('next to this one');
    expect(json.data['attachments']?.['files']).toEqual([]);
    expect(contents.size).toBe(0);
  });

  const readyNow = async (person: Person): Promise<void> => {
    const last = await lastExport(person);
    if (last?.status !== 'ready') throw new Error(`the export is ${last?.status}`);
  };
});
