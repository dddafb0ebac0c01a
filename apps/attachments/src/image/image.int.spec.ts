import { Readable } from 'node:stream';
import {
  applicationSubmitted,
  type ImageCropInput,
  type ImageKind,
  imageLinks,
  imageOwnerSaved,
  messageImageLinks,
  messageImagesSent,
  ownerErasureRecorded,
  postImagesSaved,
  requestImageUpload,
} from '@stallbook/contracts';
import { idFrom, newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import sharp from 'sharp';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { Uploads } from '../file/uploads.js';
import { admin, applicationFacts, organizer, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { filesOf as filesOfImage, marketEventKinds } from './image-kinds.js';
import { jpeg, pngBomb } from '../testing/images.js';

describe('an image', () => {
  let harness: Harness;
  let market: string;
  const olga = organizer();
  const ann = vendor();

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    market = await harness.openMarket(olga);
  });
  afterAll(() => harness?.close());

  const ticketFor = async (kind: ImageKind, ownerId: string | undefined, actor: Actor, crop?: ImageCropInput) =>
    (await harness.call(requestImageUpload, { kind, ...(ownerId && { ownerId }), ...(crop && { crop }) }, actor))
      .ticket;
  const upload = async (kind: ImageKind, ownerId: string | undefined, actor: Actor, body: Buffer) => {
    const reply = await harness.send(await ticketFor(kind, ownerId, actor), body);
    if (!reply.body.image) throw new Error(`not stored: ${reply.body.error.message}`);
    return reply.body.image;
  };
  const filesOf = async (imageId: string) =>
    (
      await harness.db
        .collection('files.files')
        .find({ filename: { $regex: `^${imageId}-` } })
        .toArray()
    ).map(({ filename }) => String(filename).slice(imageId.length + 1));
  const get = (path: string) => fetch(`${harness.url}${path}`);

  it('[EV-078] is stored as a banner under the name of its event, and served to everyone for an hour', async () => {
    const { id } = await upload('event-banner', market, olga, await jpeg());
    expect(id).toMatch(new RegExp(`^event-banners/banners/${market}_\\d{13}$`));
    const reply = await get(`/media/${id}.webp`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 600 });
    for (const size of ['480.avif', '800.webp', '1200.avif']) {
      const sized = await get(`/media/${id}-${size}`);
      expect(sized.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, immutable');
      await sized.arrayBuffer();
    }
  });

  it('is stored as an event image next to the banner, and served to everyone', async () => {
    const { id } = await upload('event-image', market, olga, await jpeg());
    expect(id).toMatch(new RegExp(`^event-images/${market}_\\d{13}$`));
    for (const address of [`${id}.webp`, `${id}-480.avif`, `${id}-1200.webp`]) {
      const reply = await get(`/media/${address}`);
      expect(reply.status).toBe(200);
      await reply.arrayBuffer();
    }
    const banner = await upload('event-banner', market, olga, await jpeg());
    for (const imageIds of [[id, banner.id], [banner.id]])
      await harness.publish(imageOwnerSaved, { ownerId: market, marketEventId: market, imageIds });
    await eventually(async () => expect(await filesOf(id)).toEqual([]));
    expect(await filesOf(banner.id)).toHaveLength(6);
  });

  it.each(marketEventKinds)('[EV-078] replaces one of an equal name: %s', async (kind) => {
    const ticket = await ticketFor(kind, market, olga);
    const first = await harness.send(ticket, await jpeg(2400, 1200));
    const second = await harness.send(ticket, await jpeg(1000, 500));
    expect(second.body.image?.id).toBe(first.body.image?.id);
    expect(second.body.image?.fileSize).not.toBe(first.body.image?.fileSize);
    expect(await filesOf(second.body.fileId)).toHaveLength(filesOfImage(second.body.fileId, kind).length - 1);
  });

  it('[EV-075] [AP-041] is refused by its content, with the words of its place', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = Buffer.from('GIF89a/*<script>alert(1)</script>*/');
    const refused = { code: 'UNSUPPORTED_TYPE', fields: [] };
    for (const body of [svg, gif, Buffer.from('%PDF-1.4\n')]) {
      expect(await harness.send(await ticketFor('event-banner', market, olga), body)).toMatchObject({
        status: 415,
        body: { error: { ...refused, message: 'Please select a valid image file (JPG, PNG, or WebP)' } },
      });
      expect(await harness.send(await ticketFor('application-photo', newId(), ann), body)).toMatchObject({
        body: {
          error: { ...refused, message: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.' },
        },
      });
    }
  });

  it('[EV-076] [AP-042] is refused at the first byte over 5242880, however much is sent', async () => {
    const start = await jpeg();
    for (const [kind, owner, actor, message] of [
      ['event-banner', market, olga, 'File size must be less than 5MB'],
      ['application-photo', newId(), ann, 'File too large. Maximum size is 5MB.'],
    ] as const) {
      let sent = 0;
      const endless = Readable.from(
        (function* () {
          yield start;
          for (; sent < 1_073_741_824; sent += 65_536) yield Buffer.alloc(65_536);
        })(),
        { objectMode: false },
      );
      const reply = await harness.send(await ticketFor(kind, owner, actor), endless).catch(() => null);
      expect(reply?.body.error ?? { message }).toMatchObject({ message });
      const declared = { kind, ownerId: owner, fileSize: 5_242_881 };
      await expect(harness.call(requestImageUpload, declared, actor)).rejects.toMatchObject({ message });
    }
  });

  it('leaves nothing behind if it is a bomb', async () => {
    const owner = newId();
    const stored = await harness.storedCounts();
    const reply = await harness.send(await ticketFor('application-photo', owner, ann), pngBomb(30_000, 30_000));
    expect(reply).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
    expect(await harness.db.collection('images').countDocuments({ ownerId: owner })).toBe(0);
    expect(await harness.storedCounts()).toEqual(stored);
  });

  it('leaves nothing behind if the store fails halfway, and can be sent again', async () => {
    const store = harness.app.get<FileStore>(FILE_STORE);
    const put = store.put.bind(store);
    const failing = jest.spyOn(store, 'put').mockImplementation(async (id, body) => {
      if (id.endsWith('-800.webp')) throw new Error('the store is gone');
      return put(id, body);
    });
    const ticket = await ticketFor('event-banner', market, olga);
    const stored = await harness.storedCounts();
    expect((await harness.send(ticket, await jpeg())).status).toBe(500);
    expect(await harness.storedCounts()).toEqual(stored);
    failing.mockRestore();
    expect((await harness.send(ticket, await jpeg())).status).toBe(200);
  });

  it('[EV-040] [AP-047] [CO-008] is only for those whose it is to show', async () => {
    const denied = { code: 'PERMISSION_DENIED' };
    for (const kind of ['event-banner', 'event-image'] as const) {
      await expect(ticketFor(kind, market, organizer())).rejects.toMatchObject(denied);
      await expect(ticketFor(kind, market, ann)).rejects.toMatchObject(denied);
      await expect(ticketFor(kind, undefined, olga)).rejects.toMatchObject(denied);
    }
    await expect(ticketFor('application-photo', newId(), olga)).rejects.toMatchObject(denied);
    await expect(ticketFor('blog-image', undefined, olga)).rejects.toMatchObject(denied);
  });

  it('[CO-008] is stored for a post with a URL that works', async () => {
    const { id } = await upload('blog-image', undefined, admin(), await jpeg());
    expect(id).toMatch(/^blog-images\//);
    expect((await get(`/media/${id}.webp`)).status).toBe(200);
  });

  it('[AP-048] is shown to its vendor, and to the organizer once the application is sent', async () => {
    const applicationId = idFrom('application', market, ann.id);
    const { id } = await upload('application-photo', applicationId, ann, await jpeg());
    const photoId = id.slice('application-images/'.length);
    const links = (actor: Actor) => harness.call(imageLinks, { photoIds: [photoId] }, actor);
    const [link] = await links(ann);
    expect((await get(`/media/${id}.webp`)).status).toBe(404);
    const reply = await get(link?.thumbnailUrl ?? '');
    expect(reply.headers.get('cache-control')).toBe('private, max-age=3600');
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(320);
    await harness.publish(imageOwnerSaved, { ownerId: applicationId, marketEventId: market, imageIds: [id] });
    expect(await links(olga)).toEqual([]);
    await harness.publish(applicationSubmitted, applicationFacts(market, ann.id));
    await eventually(async () => expect(await links(olga)).toHaveLength(1));
    expect(await links(organizer())).toEqual([]);
  });

  it('of a message opens for its sender, then for the people of the conversation, and for no one who names it elsewhere', async () => {
    const [threadId, vera, eve] = [newId(), vendor(), vendor()];
    const { id } = await upload('message-image', threadId, vera, await jpeg());
    const shortId = id.slice('message-images/'.length);
    const links = (actor: Actor) => harness.call(messageImageLinks, { imageIds: [shortId] }, actor);
    const [own] = await links(vera);
    const reply = await get(own?.imageUrl ?? '');
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).format).toBe('webp');
    expect((await get(`/media/${id}.webp`)).status).toBe(404);
    expect(await links(admin())).toEqual([]);

    const sent = { messageId: newId(), threadId, senderId: vera.id, viewerIds: [vera.id, olga.id] };
    const stolen = { messageId: newId(), threadId: newId(), senderId: eve.id, viewerIds: [eve.id] };
    await harness.publish(messageImagesSent, { ...stolen, imageIds: [id] });
    await harness.publish(messageImagesSent, { ...stolen, threadId, imageIds: [id] });
    await harness.publish(messageImagesSent, { ...sent, imageIds: [id] });
    await eventually(async () => expect(await links(olga)).toHaveLength(1));
    expect(await links(eve)).toEqual([]);
    expect(await links(admin())).toHaveLength(1);
    expect(await harness.db.collection('uploads').findOne({ _id: id as never })).toMatchObject({
      recorded: true,
    });

    await harness.publish(ownerErasureRecorded, { personId: vera.id, transferred: [] });
    await eventually(async () => expect(await filesOf(id)).toEqual([]));
    expect(await links(olga)).toEqual([]);
  });

  it('of a message has up to 10 MB, and is not a GIF', async () => {
    const declared = { kind: 'message-image' as const, ownerId: newId() };
    const tooLarge = { ...declared, fileSize: 10_485_761 };
    await expect(harness.call(requestImageUpload, tooLarge, ann)).rejects.toMatchObject({
      message: 'File too large. Maximum size is 10MB.',
    });
    await expect(harness.call(requestImageUpload, { ...declared, fileSize: 10_485_760 }, ann)).resolves.toBeTruthy();
    const gif = Buffer.from('GIF89a/*<script>alert(1)</script>*/');
    expect(await harness.send(await ticketFor('message-image', newId(), ann), gif)).toMatchObject({
      status: 415,
      body: { error: { message: 'Invalid file type. Please upload JPG, PNG, or WebP images.' } },
    });
  });

  it('is deleted when its owner no longer shows it, and cannot be taken over by another owner', async () => {
    const ownerId = newId();
    const { id } = await upload('application-photo', ownerId, ann, await jpeg());
    const saved = (owner: string, images: string[]) =>
      harness.publish(imageOwnerSaved, { ownerId: owner, marketEventId: market, imageIds: images });
    await saved(ownerId, [id]);
    const thief = newId();
    await saved(thief, [id]);
    await saved(thief, []);
    expect(await filesOf(id)).not.toEqual([]);
    await saved(ownerId, []);
    await eventually(async () => expect(await filesOf(id)).toEqual([]));
    expect(await harness.db.collection('images').findOne({ _id: id as never })).toBeNull();
  });

  it('stays when an older list of its owner is delivered late', async () => {
    const ownerId = newId();
    const [first, second] = [
      await upload('application-photo', ownerId, ann, await jpeg()),
      await upload('application-photo', ownerId, ann, await jpeg()),
    ];
    const listing = (...imageIds: string[]) =>
      harness.messageOf(imageOwnerSaved, { ownerId, marketEventId: market, imageIds });
    const [older, newer] = [listing(first.id), listing(first.id, second.id)];
    const used = () => harness.db.collection('images').countDocuments({ ownerId, used: true });
    await harness.publishAll([newer]);
    await eventually(async () => expect(await used()).toBe(2));
    const handled = harness.db.collection<{ _id: string; missed?: number[] }>('handledStreams');
    await handled.updateOne({ _id: { $regex: ownerId } }, { $set: { missed: [older.sequence] } });
    await harness.publishAll([older]);
    await eventually(async () =>
      expect(await handled.findOne({ _id: { $regex: ownerId } })).toMatchObject({ missed: [] }),
    );
    expect(await used()).toBe(2);
    expect(await filesOf(second.id)).not.toEqual([]);
  });

  it('is deleted with the person who uploaded it', async () => {
    const bea = vendor();
    const { id } = await upload('application-photo', newId(), bea, await jpeg());
    await harness.publish(ownerErasureRecorded, { personId: bea.id, transferred: [] });
    await eventually(async () => expect(await filesOf(id)).toEqual([]));
  });

  it('of a post is kept while a post needs it, and is deleted a week after the last one left it out', async () => {
    const [id, unsaved] = await Promise.all(
      [1, 2].map(async () => (await upload('blog-image', undefined, admin(), await jpeg())).id),
    );
    const [first, second] = [newId(), newId()];
    const days = (count: number) => harness.clock.advance(count * 24 * 60 * 60_000 + 1);
    const sweep = () => harness.app.get(Uploads).deleteOrphans();
    const isKept = async (expected: boolean) =>
      eventually(async () =>
        expect(await harness.db.collection('uploads').findOne({ _id: id as never })).toMatchObject({
          recorded: expected,
        }),
      );
    await harness.publish(postImagesSaved, { postId: first, imageIds: [id!] });
    await isKept(true);
    await harness.publish(postImagesSaved, { postId: second, imageIds: [id!] });
    await days(8);
    await sweep();
    expect(await filesOf(unsaved!)).toEqual([]);
    await harness.publish(postImagesSaved, { postId: first, imageIds: [] });
    const postsOf = async () =>
      (await harness.db.collection('images').findOne({ _id: id as never }))?.['posts'] as unknown;
    await eventually(async () => expect(await postsOf()).toEqual([second]));
    await isKept(true);

    await harness.publish(postImagesSaved, { postId: second, imageIds: [] });
    await isKept(false);
    await days(6);
    await sweep();
    expect(await filesOf(id!)).not.toEqual([]);
    await harness.publish(postImagesSaved, { postId: second, imageIds: [id!] });
    await isKept(true);
    await harness.publish(postImagesSaved, { postId: second, imageIds: [] });
    await isKept(false);
    await days(7);
    await sweep();
    expect(await filesOf(id!)).toEqual([]);
  });

  it('is deleted after a week that nothing shows it', async () => {
    const { id } = await upload('application-photo', newId(), ann, await jpeg());
    const uploads = harness.app.get(Uploads);
    await harness.clock.advance(2 * 60 * 60_000);
    await uploads.deleteOrphans();
    expect(await filesOf(id)).not.toEqual([]);
    await harness.clock.advance(7 * 24 * 60 * 60_000);
    await uploads.deleteOrphans();
    expect(await filesOf(id)).toEqual([]);
  });
});
