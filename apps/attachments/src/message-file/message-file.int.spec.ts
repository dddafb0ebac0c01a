import {
  attachmentsPersonData,
  messageFileLink,
  messageFiles,
  messageFilesSent,
  messageImageLinks,
  messageImagesSent,
  messageThreadPeopleChanged,
  ownerErasureRecorded,
  requestImageUpload,
  requestMessageFileUpload,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Uploads } from '../file/uploads.js';
import { admin, organizer, pdf, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { jpeg } from '../testing/images.js';

describe('a file of a message', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const upload = async (threadId: string, sender: Actor, body = pdf(), filename = 'Site plan.pdf') => {
    const { ticket } = await harness.call(requestMessageFileUpload, { threadId, filename }, sender);
    return harness.send(ticket, body);
  };
  const stored = async (threadId: string, sender: Actor, filename?: string) => {
    const { fileId } = (await upload(threadId, sender, pdf(), filename)).body;
    return fileId.slice('message-files/'.length);
  };
  const seenBy = (person: Actor, id: string) => harness.call(messageFiles, { fileIds: [id] }, person);
  const inStore = (id: string) =>
    harness.db.collection('files.files').countDocuments({ filename: `message-files/${id}` });
  const worker: Actor = { id: 'workers', role: 'system' };

  it('opens for its sender, then for the people of the conversation, and for no one who names it elsewhere', async () => {
    const [threadId, vera, olga, eve] = [newId(), vendor(), organizer(), vendor()];
    const id = await stored(threadId, vera);
    const facts = { fileId: id, filename: 'Site plan.pdf', fileSize: 1_000 };
    expect(await seenBy(vera, id)).toEqual([facts]);
    for (const other of [olga, eve, admin()]) expect(await seenBy(other, id)).toEqual([]);

    const sent = { messageId: newId(), threadId, senderId: vera.id, viewerIds: [vera.id, olga.id] };
    const stolen = { messageId: newId(), threadId: newId(), senderId: eve.id, viewerIds: [eve.id] };
    const fileIds = [`message-files/${id}`];
    await harness.publish(messageFilesSent, { ...stolen, fileIds });
    await harness.publish(messageFilesSent, { ...stolen, threadId, fileIds });
    await harness.publish(messageFilesSent, { ...sent, fileIds });
    await eventually(async () => expect(await seenBy(olga, id)).toEqual([facts]));
    expect(await seenBy(admin(), id)).toEqual([facts]);
    expect(await seenBy(eve, id)).toEqual([]);
    await expect(harness.call(messageFileLink, { fileId: id }, eve)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(messageFileLink, { fileId: id }, olga)).resolves.toMatchObject({
      expiresAt: expect.stringMatching(/^2027-04-01T10:(0[5-9]|[1-5])/) as string,
    });
  });

  it('is closed, like a photo, to a person who left the conversation, until they return', async () => {
    const [threadId, vera, olga] = [newId(), vendor(), organizer()];
    const id = await stored(threadId, vera);
    const { ticket } = await harness.call(requestImageUpload, { kind: 'message-image', ownerId: threadId }, vera);
    const photo = (await harness.send(ticket, await jpeg())).body.fileId;
    const photoId = photo.slice('message-images/'.length);
    const opened = async (person: Actor) => {
      const link = await harness.call(messageFileLink, { fileId: id }, person).catch(({ code }) => code as unknown);
      const photos = await harness.call(messageImageLinks, { imageIds: [photoId] }, person);
      return { link, files: (await seenBy(person, id)).length, photos: photos.length };
    };
    const all = { link: expect.objectContaining({ signedUrl: expect.any(String) as string }) as object };
    const [open, closed] = [
      { ...all, files: 1, photos: 1 },
      { link: 'NOT_FOUND', files: 0, photos: 0 },
    ];
    const changed = (leftIds: string[]) => harness.publish(messageThreadPeopleChanged, { threadId, leftIds });

    await changed([olga.id, vera.id]);
    const sent = { messageId: newId(), threadId, senderId: vera.id, viewerIds: [vera.id, olga.id] };
    await harness.publish(messageFilesSent, { ...sent, fileIds: [`message-files/${id}`] });
    await harness.publish(messageImagesSent, { ...sent, messageId: newId(), imageIds: [photo] });
    expect([await opened(vera), await opened(olga), await opened(admin())]).toEqual([open, closed, open]);
    await changed([vera.id]);
    expect(await opened(olga)).toEqual(open);
  });

  it('is a download of a PDF under a safe name, whatever its name claims', async () => {
    const vera = vendor();
    const id = await stored(newId(), vera, '../<b>"plan".html');
    const { signedUrl } = await harness.call(messageFileLink, { fileId: id }, vera);
    const reply = await fetch(`${harness.url}${signedUrl}`);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('<b>"plan".html.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(pdf())).toBe(true);
  });

  it('is refused by its first bytes and its size, and leaves nothing behind', async () => {
    const before = await harness.storedCounts();
    const vera = vendor();
    expect(await upload(newId(), vera, Buffer.from('<html><script>alert(1)</script>'))).toMatchObject({
      status: 415,
      body: { error: { message: 'Invalid file type. Please upload a PDF.' } },
    });
    const tooLarge = { code: 'TOO_LARGE', message: 'File too large. Maximum size is 10MB.' };
    expect((await upload(newId(), vera, pdf(10_485_761))).body.error).toMatchObject(tooLarge);
    const declared = { threadId: newId(), filename: 'a.pdf', fileSize: 10_485_761 };
    await expect(harness.call(requestMessageFileUpload, declared, vera)).rejects.toMatchObject(tooLarge);
    await eventually(async () => expect(await harness.storedCounts()).toEqual(before));
  });

  it('is part of its sender’s data, and is deleted with them', async () => {
    const [threadId, vera] = [newId(), vendor()];
    const id = await stored(threadId, vera);
    const { kinds } = await harness.call(attachmentsPersonData, { personId: vera.id }, worker);
    expect(kinds.find(({ kind }) => kind === 'messageFiles')?.records).toMatchObject([
      { threadId, filename: 'Site plan.pdf', fileSize: 1_000 },
    ]);
    await harness.publish(ownerErasureRecorded, { personId: vera.id, transferred: [] });
    await eventually(async () => expect(await inStore(id)).toBe(0));
    expect(await seenBy(vera, id)).toEqual([]);
  });

  it('is deleted after a week if no message names it', async () => {
    const [threadId, vera] = [newId(), vendor()];
    const [unsent, sent] = [await stored(threadId, vera), await stored(threadId, vera)];
    const message = { messageId: newId(), threadId, senderId: vera.id, viewerIds: [vera.id] };
    await harness.publish(messageFilesSent, { ...message, fileIds: [`message-files/${sent}`] });
    await eventually(async () =>
      expect(
        await harness.db.collection('messageFiles').findOne({ _id: `message-files/${sent}` as never }),
      ).toMatchObject({
        used: true,
      }),
    );
    await harness.clock.advance(7 * 24 * 60 * 60_000 + 1);
    await harness.app.get(Uploads).deleteOrphans();
    expect([await inStore(unsent), await inStore(sent)]).toEqual([0, 1]);
    expect(await seenBy(vera, unsent)).toEqual([]);
  });
});

describe('the files of a person in messages', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z', { STALLBOOK_MESSAGE_FILES_PER_PERSON_MB: '1' });
  });
  afterAll(() => harness?.close());

  it('take a limited space, also when they are sent together, and what is refused is not kept', async () => {
    const refusal = {
      code: 'MESSAGE_FILE.STORAGE_FULL',
      message:
        'The photos and files in your messages may take up to 1 MB in total. Share a link to a larger file instead.',
    };
    const vera = vendor();
    const ask = (fileSize?: number) =>
      harness.call(requestMessageFileUpload, { threadId: newId(), filename: 'Plan.pdf', fileSize }, vera);
    const tickets = await Promise.all([1, 2, 3].map(async () => (await ask()).ticket));
    const answers = await Promise.all(tickets.map((ticket) => harness.send(ticket, pdf(1_048_576 / 2))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error).toMatchObject(refusal);
    await expect(ask(1)).rejects.toMatchObject(refusal);
    await eventually(async () => expect((await harness.storedCounts()).files).toBe(2));
    await expect(
      harness.call(requestMessageFileUpload, { threadId: newId(), filename: 'Plan.pdf', fileSize: 1 }, vendor()),
    ).resolves.toMatchObject({ ticket: expect.any(String) as string });
  });

  it('take no space if they fail after they were recorded', async () => {
    const [vera, threadId, uploads] = [vendor(), newId(), harness.app.get(Uploads)];
    const counted = () =>
      Promise.all(
        ['images', 'messageFiles'].map((name) => harness.db.collection(name).countDocuments({ uploadedBy: vera.id })),
      );
    const failing = jest.spyOn(uploads, 'finish').mockRejectedValue(new Error('the connection was lost'));
    const file = await harness.call(requestMessageFileUpload, { threadId, filename: 'Plan.pdf' }, vera);
    const photo = await harness.call(requestImageUpload, { kind: 'message-image', ownerId: threadId }, vera);
    expect((await harness.send(file.ticket, pdf())).status).toBe(500);
    expect((await harness.send(photo.ticket, await jpeg())).status).toBe(500);
    failing.mockRestore();
    expect(await counted()).toEqual([0, 0]);
    expect((await harness.send(file.ticket, pdf())).status).toBe(200);
    expect(await counted()).toEqual([0, 1]);
  });

  it('share that space with the photos', async () => {
    const [vera, ownerId] = [vendor(), newId()];
    const photo = () => harness.call(requestImageUpload, { kind: 'message-image', ownerId }, vera);
    const file = { threadId: ownerId, filename: 'Plan.pdf' };
    const [early, late] = [(await photo()).ticket, (await photo()).ticket];
    expect(await harness.send(early, await jpeg())).toMatchObject({ status: 200 });
    const { ticket } = await harness.call(requestMessageFileUpload, file, vera);
    expect(await harness.send(ticket, pdf(1_048_576))).toMatchObject({ status: 422 });
    const photos = harness.db.collection<{ uploadedBy: string; storedBytes: number }>('images');
    const [kept] = await photos.find({ uploadedBy: vera.id }).toArray();
    const smaller = await harness.call(requestMessageFileUpload, file, vera);
    expect(await harness.send(smaller.ticket, pdf(1_048_576 - kept!.storedBytes))).toMatchObject({ status: 200 });
    expect(await harness.send(late, await jpeg())).toMatchObject({ status: 422 });
    expect(await photos.countDocuments({ uploadedBy: vera.id })).toBe(1);
    await expect(photo()).rejects.toMatchObject({ code: 'MESSAGE_FILE.STORAGE_FULL' });
  });
});
