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

  it('hides from both when the other one reads, in every conversation, until it is lifted', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const { id: other } = await talk.start({ threadType: MessageThreadType.person, subjectId: olga.id }, vera);
    const [forOlga, forVera] = [await harness.follow(olga), await harness.follow(vera)];
    await harness.call(blockThread, { threadId, on: true }, olga);
    for (const id of [threadId, other]) await talk.read(id, olga, 1);
    const read = (id: string) => ({
      type: 'message-read',
      data: expect.objectContaining({ threadId: id, userId: olga.id }) as object,
    });
    await eventually(() => expect(forOlga()).toEqual(expect.arrayContaining([read(threadId), read(other)])));
    expect(forVera()).toEqual([]);
    const hidden = { others: [{ lastReadSeq: 0, lastReadAt: null }] };
    for (const id of [threadId, other]) {
      expect(await talk.thread(id, vera)).toMatchObject(hidden);
      expect(await talk.thread(id, olga)).toMatchObject({ ...hidden, self: { lastReadSeq: 1 } });
    }
    await harness.call(blockThread, { threadId, on: false }, olga);
    for (const id of [threadId, other]) {
      expect(await talk.thread(id, vera)).toMatchObject({ others: [{ lastReadSeq: 1 }] });
    }
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
