import { blockThread, leaveThread, messageContact, MessageThreadType } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../../testing/conversations.js';
import { openHarness, personOf, type Harness } from '../../testing/harness.js';

describe('the block of a person', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  it('is lifted by a person who left, and then both can write again', async () => {
    const { vera, olga, marketEventId, threadId } = await talk.conversation();
    const contact = (person: typeof vera, subjectId: string, threadType = MessageThreadType.person) =>
      harness.call(messageContact, { threadType, subjectId }, person);
    await harness.call(blockThread, { threadId, on: true }, vera);
    await harness.call(leaveThread, { id: threadId }, vera);
    expect(await contact(vera, marketEventId, MessageThreadType.event)).toMatchObject({
      threadId: null,
      blockingThreadId: threadId,
    });
    expect(await contact(vera, olga.id)).toMatchObject({ blockingThreadId: threadId });
    expect(await contact(olga, vera.id)).toMatchObject({ blockingThreadId: null });
    const refused = { code: 'NOT_FOUND' };
    const set = (person: typeof vera, on: boolean) => harness.call(blockThread, { threadId, on }, person);
    await expect(set(personOf('vendor'), false)).rejects.toMatchObject(refused);
    await expect(set(vera, true)).rejects.toMatchObject(refused);
    expect(await set(vera, false)).toEqual({ id: threadId });
    expect(await contact(vera, olga.id)).toMatchObject({ blockingThreadId: null });
    await talk.startAbout(marketEventId, vera);
    expect(await talk.thread(threadId, vera)).toMatchObject({ isBlocked: false, mayWrite: true });
  });
});

describe('leaving a conversation', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  it('tells the other devices of the person that its notification is read', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const [forOlga, forVera] = [await harness.follow(olga), await harness.follow(vera)];
    await harness.call(leaveThread, { id: threadId }, olga);
    const read = { type: 'message-read', data: expect.objectContaining({ threadId, userId: olga.id }) as object };
    await eventually(() => expect(forOlga()).toContainEqual(read));
    expect(forVera()).not.toContainEqual(read);
  });
});
