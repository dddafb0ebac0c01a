import {
  blockThread,
  messageImagesSent,
  messages,
  personErased,
  requestMessageImage,
  sendMessage,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, personOf, type Harness } from '../testing/harness.js';

describe('messages with images', () => {
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
    await expect(harness.call(requestMessageImage, { threadId }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(harness.call(requestMessageImage, { threadId }, vera)).resolves.toEqual({ id: threadId });
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
    await expect(harness.call(requestMessageImage, { threadId }, vera)).rejects.toMatchObject({
      code: 'MESSAGE.CLOSED',
    });
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await seen()).toMatchObject({ content: null, images: [] }));
  });
});
