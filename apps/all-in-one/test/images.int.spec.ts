import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import sharp from 'sharp';
import { createMarket, form, marketInput, termsOf } from './testing/fixtures.js';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

interface Photo {
  id: string;
  fileSize: number;
  displayOrder: number;
  imageUrl: string | null;
  thumbnailUrl: string | null;
}
const pdf = new Uint8Array(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'));
interface Answer extends Photo {
  bannerImageUrl?: string | null;
  eventImageUrl?: string | null;
  url?: string;
  error?: { code: string; message: string };
}

describe('images through the gateway', () => {
  let harness: Harness;
  let olga: Person;
  let vera: Person;
  let market: string;
  let jpeg: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'events', 'applications', 'attachments', 'notifications']);
    [olga, vera] = await Promise.all([harness.join('olga', 'organizer'), harness.join('vera', 'vendor')]);
    market = await createMarket(olga, marketInput(harness, 'With a banner'));
    await olga.do('mutation($id: ID!) { it: publishMarketEvent(input: { id: $id }) { id } }', { id: market });
    const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1e6b47' } });
    jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  });
  afterAll(() => harness?.close());

  const post = async (person: Person, path: string, fields: Record<string, string> = {}, file = jpeg) => {
    const reply = await person.fetch(`/uploads/${path}`, { method: 'POST', body: form('a.jpg', file, fields) });
    return { status: reply.status, body: (await reply.json()) as Answer };
  };
  const uploadPdf = async (person: Person, fields: Record<string, string>, filename = 'Site plan.pdf', file = pdf) => {
    const reply = await person.fetch('/uploads/message-files', { method: 'POST', body: form(filename, file, fields) });
    return { status: reply.status, body: (await reply.json()) as Answer };
  };
  const photosOf = async (person: Person, applicationId: string) =>
    (
      await person.do<{ it: Photo[] }>(
        'query($id: ID!) { it: applicationImages(input: { applicationId: $id }) { id fileSize displayOrder imageUrl thumbnailUrl } }',
        { id: applicationId },
      )
    ).it;
  const widthAt = async (person: Person, url: string) => {
    const reply = await person.fetch(url);
    return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width;
  };

  it('[EV-074] [EV-078] a banner is cut, shown by its event, and open to visitors in every size', async () => {
    const { status, body } = await post(olga, `event-banners/${market}`, { cropX: '0.5', cropY: '0', zoom: '1.5' });
    expect(status).toBe(200);
    const url = body.bannerImageUrl ?? '';
    expect(url).toMatch(new RegExp(`^/media/event-banners/banners/${market}_\\d+\\.webp$`));
    const reply = await harness.visitor().fetch(url);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 600 });
    const sized = await harness.visitor().fetch(url.replace('.webp', '-480.avif'));
    expect(sized.headers.get('cache-control')).toContain('immutable');
    await sized.arrayBuffer();
    const missing = '/media/event-banners/banners/nothing.webp';
    const head = await harness.visitor().fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const method of ['GET', 'HEAD']) expect((await harness.visitor().fetch(missing, { method })).status).toBe(404);
  });

  it('[EV-001] [EV-039] an event image is shown by its event and its cards, and is deleted when it is removed', async () => {
    const { status, body } = await post(olga, `event-images/${market}`, { cropX: '0.5', cropY: '0', zoom: '1.5' });
    expect(status).toBe(200);
    const url = body.eventImageUrl ?? '';
    expect(url).toMatch(new RegExp(`^/media/event-images/${market}_\\d+\\.webp$`));
    const shown = 'query($id: ID!) { it: marketEvent(input: { id: $id }) { bannerImageUrl eventImageUrl } }';
    const shownTo = async (person: Person) => (await person.do<{ it: Answer }>(shown, { id: market })).it;
    const { bannerImageUrl } = await shownTo(harness.visitor());
    expect(bannerImageUrl).toContain('/media/event-banners/');
    expect(await shownTo(harness.visitor())).toEqual({ bannerImageUrl, eventImageUrl: url });
    const list = '{ it: marketEvents(input: { search: "banner" }) { items { eventImageUrl } } }';
    const { it: found } = await harness.visitor().do<{ it: { items: Answer[] } }>(list);
    expect(found.items).toEqual([{ eventImageUrl: url }]);
    expect(await widthAt(harness.visitor(), url)).toBe(1200);
    expect(await widthAt(harness.visitor(), url.replace('.webp', '-480.avif'))).toBe(480);

    const remove = 'mutation($id: ID!) { it: removeEventImage(input: { id: $id }) { bannerImageUrl eventImageUrl } }';
    const { it: left } = await olga.do<{ it: Answer }>(remove, { id: market });
    expect(left).toEqual({ bannerImageUrl, eventImageUrl: null });
    await eventually(async () => expect((await harness.visitor().fetch(url)).status).toBe(404));
    expect((await harness.visitor().fetch(bannerImageUrl ?? '')).status).toBe(200);
  });

  it.each(['..%2Ffiles%2Fticket', 'event-banners%2F..%2F..%2Ffiles%2Fticket', '.%2F..%2Fanything'])(
    'an address of an image does not lead out of the images: %s',
    async (path) => {
      const reply = await harness.visitor().fetch(`/media/${path}`);
      expect(reply.status).toBe(404);
    },
  );

  it('an address of an image that is too long for one is not found, for visitors and for people who signed in', async () => {
    for (const name of ['a'.repeat(200), '@'.repeat(7_000)]) {
      for (const person of [harness.visitor(), vera]) {
        const reply = await person.fetch(`/media/event-images/${name}.webp`);
        expect(await reply.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
        expect(reply.status).toBe(404);
      }
    }
    expect((await vera.fetch(`/files/${'@'.repeat(7_000)}`)).status).toBe(404);
  });

  it.each(['event-banners', 'event-images'])(
    '[EV-040] [EV-075] [EV-077] one of %s is refused with the words of the specification',
    async (store) => {
      const empty = new FormData();
      empty.append('fileSize', '10');
      const reply = await olga.fetch(`/uploads/${store}/${market}`, { method: 'POST', body: empty });
      expect(await reply.json()).toMatchObject({ error: { message: 'No file provided.' } });
      const text = new Uint8Array(new TextEncoder().encode('not an image'));
      expect((await post(olga, `${store}/${market}`, {}, text)).body.error?.message).toBe(
        'Please select a valid image file (JPG, PNG, or WebP)',
      );
      const other = await harness.join(`other-${store}`, 'organizer');
      for (const person of [other, vera]) {
        expect(await post(person, `${store}/${market}`)).toMatchObject({ status: 403 });
      }
    },
  );

  it('[AP-005] [AP-044] [AP-046] [AP-048] photos reach the organizer by links, once the application is sent', async () => {
    expect((await post(vera, 'application-images')).body.error?.message).toBe(
      'Application ID required for image upload',
    );
    const drafted = 'mutation($id: ID!) { it: createDraft(input: { eventId: $id }) { id } }';
    const applicationId = (await vera.do<{ it: { id: string } }>(drafted, { id: market })).it.id;
    const first = await post(vera, 'application-images', { applicationId });
    const second = await post(vera, 'application-images', { applicationId, displayOrder: '1' });
    expect(second.body).toMatchObject({ fileSize: jpeg.length, displayOrder: 1 });
    const own = await photosOf(vera, applicationId);
    expect(own.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [second.body.id, 1],
      [first.body.id, 2],
    ]);
    expect(await widthAt(vera, own[0]?.thumbnailUrl ?? '')).toBe(320);
    const submit = 'mutation($input: SubmitApplicationInput!) { it: submitApplication(input: $input) { id } }';
    await vera.do(submit, {
      input: { draftId: applicationId, terms: await termsOf(vera, market), productsOffered: 'Honey' },
    });
    await eventually(async () => {
      const [seen] = await photosOf(olga, applicationId);
      expect(await widthAt(olga, seen?.imageUrl ?? '/missing')).toBe(1600);
    });
  });

  it('[AP-044] [AP-047] a photo for an application of someone else is refused before it is read', async () => {
    const other = await harness.join('vito', 'vendor');
    expect((await post(other, 'application-images', { applicationId: newId() })).status).toBe(404);
  });

  it('[CO-008] an image for a post gives a URL that works, to admins only', async () => {
    const adam = await harness.join('adam');
    const { body } = await post(adam, 'blog-images');
    expect(body).toMatchObject({ width: 1600, height: 900 });
    expect(await widthAt(harness.visitor(), body.url ?? '')).toBe(1600);
    expect(await post(olga, 'blog-images')).toMatchObject({ status: 403 });
  });

  it('[NO-007] a photo in a message opens for the people of the conversation only', async () => {
    const start = 'mutation($input: StartMessageThreadInput!) { it: startMessageThread(input: $input) { id } }';
    const about = { threadType: 'event', subjectId: market, messageId: newId(), content: 'Is there power?' };
    const { it: thread } = await eventually(() => vera.do<{ it: { id: string } }>(start, { input: about }));
    const eve = await harness.join('eve', 'vendor');
    expect((await post(eve, 'message-images', { threadId: thread.id })).status).toBe(404);
    const { body } = await post(vera, 'message-images', { threadId: thread.id, fileSize: String(jpeg.length) });
    const shown = 'id images { id imageUrl thumbnailUrl }';
    const send = `mutation($input: SendMessageInput!) { it: sendMessage(input: $input) { ${shown} } }`;
    const input = { threadId: thread.id, messageId: newId(), content: '', imageIds: [body.id] };
    const { it: sent } = await vera.do<{ it: { images: Photo[] } }>(send, { input });
    expect(await widthAt(vera, sent.images[0]?.thumbnailUrl ?? '')).toBe(320);
    const read = `query($id: ID!) { it: messages(input: { threadId: $id, limit: 1 }) { items { ${shown} } } }`;
    const seenBy = async (person: Person, id = thread.id) =>
      (await person.do<{ it: { items: { images: Photo[] }[] } }>(read, { id })).it.items[0]?.images ?? [];
    await eventually(async () => expect(await widthAt(olga, (await seenBy(olga))[0]?.imageUrl ?? '/no')).toBe(1600));

    const { it: hers } = await eve.do<{ it: { id: string } }>(start, { input: { ...about, messageId: newId() } });
    await eve.do(send, { input: { ...input, threadId: hers.id, messageId: newId() } });
    expect(await seenBy(eve, hers.id)).toEqual([{ id: body.id, imageUrl: null, thumbnailUrl: null }]);
  });

  it('[NO-007] a PDF in the first message of a conversation is a download for its people only', async () => {
    const other = await createMarket(olga, marketInput(harness, 'With a site plan'));
    await olga.do('mutation($id: ID!) { it: publishMarketEvent(input: { id: $id }) { id } }', { id: other });
    const subject = { threadType: 'event', subjectId: other };
    const { body } = await eventually(async () => {
      const sent = await uploadPdf(vera, subject, 'Site \u200eplan.PDF');
      expect(sent.status).toBe(200);
      return sent;
    });
    const html = new Uint8Array(new TextEncoder().encode('<script>alert(1)</script>'));
    expect((await uploadPdf(vera, subject, 'plan.pdf', html)).body.error).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      message: 'Invalid file type. Please upload a PDF.',
    });
    expect((await uploadPdf(olga, subject)).body.error?.code).toBe('MESSAGE.NO_CONTACT');
    expect((await uploadPdf(vera, {})).status).toBe(404);

    const start = 'mutation($input: StartMessageThreadInput!) { it: startMessageThread(input: $input) { id } }';
    const first = { ...subject, messageId: newId(), content: '', fileIds: [body.id] };
    const { it: thread } = await vera.do<{ it: { id: string } }>(start, { input: first });
    const read =
      'query($id: ID!) { it: messages(input: { threadId: $id, limit: 1 }) { items { files { id filename fileSize } } } }';
    type Read = { it: { items: { files: object[] }[] } };
    await eventually(async () =>
      expect((await olga.do<Read>(read, { id: thread.id })).it.items[0]?.files).toEqual([
        { id: body.id, filename: 'Site plan.pdf', fileSize: pdf.length },
      ]),
    );
    const ask = 'mutation($id: ID!) { it: messageFileLink(input: { fileId: $id }) { signedUrl } }';
    const { it: link } = await olga.do<{ it: { signedUrl: string } }>(ask, { id: body.id });
    const reply = await olga.fetch(link.signedUrl);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Site%20plan.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(pdf);
    const stranger = await harness.join('sid', 'vendor');
    expect((await stranger.ask(ask, { id: body.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
