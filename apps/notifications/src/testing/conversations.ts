import {
  markThreadRead,
  MessageThreadType,
  messages,
  messageThread,
  myMessageThreads,
  sendMessage,
  startMessageThread,
  type MyMessageThreadsInput,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { personOf, type Harness } from './harness.js';

/** People who know each other, and what they do with messages. */
export const conversationsOf = (harness: Harness) => {
  const send = (threadId: string, sender: Actor, content = 'Hello', messageId = newId()) =>
    harness.call(sendMessage, { threadId, messageId, content }, sender);
  const start = (
    subject: { threadType: MessageThreadType; subjectId: string },
    sender: Actor,
    content = 'Is there power at the booth?',
    messageId = newId(),
  ) => harness.call(startMessageThread, { ...subject, messageId, content }, sender);
  const startAbout = (subjectId: string, sender: Actor, content?: string, messageId?: string) =>
    start({ threadType: MessageThreadType.event, subjectId }, sender, content, messageId);
  /** A vendor, an organizer with a published market event, and their replicas in the service. */
  const people = async () => {
    const [vera, olga, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vera, 'Vera Pottery');
    await harness.publishProfile(olga, 'River Markets');
    await harness.publishMarketEvent(marketEventId, olga.id, 'River Market');
    await eventually(async () => {
      const known = { _id: { $in: [vera.id, olga.id, marketEventId] as never[] } };
      expect(await harness.db.collection('replicas').countDocuments(known)).toBe(3);
    });
    return { vera, olga, marketEventId };
  };
  return {
    send,
    start,
    startAbout,
    threadsOf: async (person: Actor, input: Partial<MyMessageThreadsInput> = {}) =>
      (await harness.call(myMessageThreads, { limit: 20, ...input }, person)).items,
    thread: (id: string, person: Actor) => harness.call(messageThread, { id }, person),
    textsIn: async (threadId: string, person: Actor) =>
      (await harness.call(messages, { threadId, limit: 30 }, person)).items.map(({ content }) => content),
    read: (threadId: string, person: Actor, seq: number) => harness.call(markThreadRead, { threadId, seq }, person),
    people,
    /** About their market event, begun by the vendor. */
    conversation: async () => {
      const known = await people();
      const { id: threadId } = await startAbout(known.marketEventId, known.vera);
      return { ...known, threadId };
    },
  };
};
