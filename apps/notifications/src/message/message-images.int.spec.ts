import {
  blockThread,
  messageFilesSent,
  messageImagesSent,
  messages,
  MessageThreadType,
  personErased,
  requestMessageUpload,
  sendMessage,
  startMessageThread,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, personOf, type Harness } from '../testing/harness.js';

describe('messages with images and files', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  it('carry images to the people of the conversation, until the sender is erased', async () => {
    const { vera, olga, marketEventId } = await talk.people();
    const { id: threadId } = await talk.startAbout(marketEventId, vera);
    const stranger = personOf('organizer');
    const [messageId, imageId] = [newId(), newId()];
    await expect(harness.call(requestMessageUpload, { threadId }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(harness.call(requestMessageUpload, { threadId }, vera)).resolves.toEqual({ id: threadId });
    const onlyImages = { threadId, messageId, content: ' ', imageIds: [imageId] };
    await expect(harness.call(sendMessage, onlyImages, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.call(sendMessage, onlyImages, vera);
    expect(await harness.received(messageImagesSent, messageId)).toMatchObject({
      threadId,
      senderId: vera.id,
      viewerIds: expect.arrayContaining([vera.id, olga.id]),
      imageIds: [`message-images/${imageId}`],
    });
    const seen = async () => (await harness.call(messages, { threadId, limit: 1 }, olga)).items[0];
    expect(await seen()).toMatchObject({ content: '', images: [{ id: imageId }] });
    await harness.call(blockThread, { threadId, on: true }, olga);
    await expect(harness.call(requestMessageUpload, { threadId }, vera)).rejects.toMatchObject({
      code: 'MESSAGE.CLOSED',
    });
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await seen()).toMatchObject({ content: null, images: [] }));
  });

  it('carry images and files from the first message on, to a conversation that is named before it exists', async () => {
    const { vera, olga, marketEventId } = await talk.people();
    const subject = { threadType: MessageThreadType.event, subjectId: marketEventId };
    await expect(harness.call(requestMessageUpload, subject, olga)).rejects.toMatchObject({
      code: 'MESSAGE.NO_CONTACT',
    });
    await expect(harness.call(requestMessageUpload, {}, vera)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id: threadId } = await harness.call(requestMessageUpload, subject, vera);
    expect(await talk.threadsOf(vera)).toEqual([]);

    const [messageId, imageId, fileId] = [newId(), newId(), newId()];
    const first = { ...subject, messageId, content: '', imageIds: [imageId], fileIds: [fileId] };
    await expect(harness.call(startMessageThread, first, vera)).resolves.toMatchObject({
      id: threadId,
      lastMessage: { content: '', images: [{ id: imageId }], files: [{ id: fileId }] },
    });
    const sent = { messageId, threadId, senderId: vera.id, viewerIds: expect.arrayContaining([vera.id, olga.id]) };
    expect(await harness.received(messageImagesSent, messageId)).toMatchObject(sent);
    expect(await harness.received(messageFilesSent, messageId)).toMatchObject({
      ...sent,
      fileIds: [`message-files/${fileId}`],
    });
    const six = { threadId, messageId: newId(), content: '', fileIds: Array.from({ length: 6 }, newId) };
    await expect(harness.call(sendMessage, six, vera)).rejects.toMatchObject({
      message: 'A message can have up to 5 photos and files.',
    });
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => {
      const [shown] = (await harness.call(messages, { threadId, limit: 1 }, olga)).items;
      expect(shown).toMatchObject({ content: null, images: [], files: [] });
    });
  });
});
