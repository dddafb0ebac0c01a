import {
  applicationSubmitted,
  archiveThread,
  blockThread,
  leaveThread,
  messageContact,
  messages,
  messageThreadPeopleChanged,
  MessageThreadType,
  myMessageThreads,
  notificationsPersonData,
  personErased,
  requestMessageUpload,
  signalTyping,
  startMessageThread,
  unreadThreads,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

describe('messages', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  const badge = async (person: ReturnType<typeof personOf>) => (await harness.call(unreadThreads, {}, person)).count;

  it('[NO-005] [NO-009] are exchanged about a market event by a vendor and its organizer, both without a paid plan', async () => {
    const { vera, olga, marketEventId, threadId } = await talk.conversation();
    await talk.send(threadId, olga, 'Yes, at every booth.');
    expect(await talk.textsIn(threadId, vera)).toEqual(['Is there power at the booth?', 'Yes, at every booth.']);
    expect(await talk.thread(threadId, vera)).toMatchObject({
      threadType: 'event',
      eventId: marketEventId,
      eventTitle: 'River Market',
      isArchived: false,
      lastMessageAt: expect.any(String),
      lastMessage: { content: 'Yes, at every booth.', senderId: olga.id, seq: 2 },
      self: { userId: vera.id, role: 'vendor', unreadCount: 1, isMuted: false, isActive: true, lastReadSeq: 1 },
      others: [{ userId: olga.id, role: 'organizer', name: 'River Markets', unreadCount: null, isMuted: null }],
    });
  });

  it('continue the conversation about the same subject, also when two are started in parallel', async () => {
    const { vera, marketEventId } = await talk.people();
    const started = await Promise.all([talk.startAbout(marketEventId, vera), talk.startAbout(marketEventId, vera)]);
    const [first, second] = started.map(({ id }) => id);
    expect(second).toBe(first);
    expect(await talk.threadsOf(vera)).toHaveLength(1);
    expect(await talk.textsIn(first!, vera)).toHaveLength(2);
  });

  it('start a conversation once when sent again, and not with another text', async () => {
    const { vera, marketEventId } = await talk.people();
    const messageId = newId();
    const subject = { threadType: MessageThreadType.event, subjectId: marketEventId };
    const attempt = (content: string) => harness.call(startMessageThread, { ...subject, messageId, content }, vera);
    const { id } = await attempt('Is there power?');
    await attempt('Is there power?');
    await expect(attempt('Is there water?')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await talk.textsIn(id, vera)).toEqual(['Is there power?']);
  });

  it('are exchanged about an application by its vendor and the organizer only', async () => {
    const { vera, olga, marketEventId } = await talk.people();
    const subject = { threadType: MessageThreadType.application, subjectId: newId() };
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.publish(applicationSubmitted, {
      applicationId: subject.subjectId,
      marketEventId,
      vendorId: vera.id,
      organizerId: olga.id,
      ...fees,
    });
    const { id } = await eventually(() => talk.start(subject, olga, 'Which booth do you want?'));
    expect(await talk.threadsOf(vera)).toMatchObject([
      { id, applicationId: subject.subjectId, others: [{ userId: olga.id }] },
    ]);
    await expect(talk.start(subject, personOf('vendor'))).rejects.toMatchObject({ code: 'MESSAGE.NO_CONTACT' });
  });

  it('are started by an organizer with a vendor as a person, not by one vendor with another', async () => {
    const { vera, olga } = await talk.people();
    const subject = { threadType: MessageThreadType.person, subjectId: vera.id };
    await expect(harness.call(messageContact, subject, olga)).resolves.toMatchObject({
      threadId: null,
      name: 'Vera Pottery',
    });
    const { id } = await talk.start(subject, olga);
    await expect(harness.call(messageContact, subject, olga)).resolves.toMatchObject({ threadId: id });
    await expect(talk.start(subject, personOf('vendor'))).rejects.toMatchObject({ code: 'MESSAGE.NO_CONTACT' });
  });

  it('[NO-007] are readable and writable for active participants only', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const refused = { code: 'NOT_FOUND' };
    const mallory = personOf('organizer');
    await expect(talk.textsIn(threadId, mallory)).rejects.toMatchObject(refused);
    await expect(talk.send(threadId, mallory)).rejects.toMatchObject(refused);
    await expect(talk.read(threadId, mallory, 1)).rejects.toMatchObject(refused);
    await expect(talk.thread(threadId, mallory)).rejects.toMatchObject(refused);
    await expect(harness.call(signalTyping, { id: threadId }, mallory)).rejects.toMatchObject(refused);

    await harness.call(leaveThread, { id: threadId }, olga);
    await expect(talk.textsIn(threadId, olga)).rejects.toMatchObject(refused);
    await expect(talk.send(threadId, olga)).rejects.toMatchObject(refused);
    await expect(talk.thread(threadId, olga)).rejects.toMatchObject(refused);
    expect(await talk.threadsOf(olga)).toEqual([]);
    await expect(talk.send(threadId, vera)).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    expect(await talk.thread(threadId, vera)).toMatchObject({ mayWrite: false, others: [{ isActive: false }] });
    expect(await harness.received(messageThreadPeopleChanged, threadId)).toEqual({ threadId, leftIds: [olga.id] });
  });

  it('are shown with one read of their conversation', async () => {
    const { vera, threadId } = await talk.conversation();
    const profile = harness.db.collection<{ command: { filter?: object } }>('system.profile');
    await harness.db.command({ profile: 2 });
    await talk.thread(threadId, vera);
    await harness.db.command({ profile: 0 });
    const ns = harness.db.collection('messageThreads').namespace;
    const reads = await profile.find({ ns, op: 'query', 'command.filter._id': { $exists: true } }).toArray();
    await profile.drop();
    expect(reads).toHaveLength(1);
  });

  it('[NO-007] raise the others’ unread count, and reading resets one’s own', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.send(threadId, vera, 'And water?');
    expect((await talk.thread(threadId, olga)).self.unreadCount).toBe(2);
    expect(await badge(olga)).toBe(1);
    expect((await talk.read(threadId, olga, 2)).self).toMatchObject({ unreadCount: 0, lastReadAt: expect.any(String) });
    expect(await badge(olga)).toBe(0);
    expect((await talk.thread(threadId, vera)).others).toMatchObject([{ lastReadSeq: 2 }]);
  });

  it('count exactly when two read marks and new messages arrive in parallel', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.send(threadId, vera);
    await Promise.all([talk.read(threadId, olga, 2), talk.read(threadId, olga, 1), talk.send(threadId, vera)]);
    expect((await talk.thread(threadId, olga)).self).toMatchObject({ lastReadSeq: 2, unreadCount: 1 });
    await Promise.all([talk.read(threadId, olga, 3), talk.read(threadId, olga, 99)]);
    expect((await talk.thread(threadId, olga)).self).toMatchObject({ lastReadSeq: 3, unreadCount: 0 });
  });

  it('get numbers without gaps when both write in parallel, and a repeated one is sent once', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const again = newId();
    await Promise.all([
      talk.send(threadId, vera, 'a'),
      talk.send(threadId, olga, 'b'),
      talk.send(threadId, vera, 'c', again),
      talk.send(threadId, vera, 'c', again),
    ]);
    const { items } = await harness.call(messages, { threadId, limit: 30 }, vera);
    expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    await expect(talk.send(threadId, olga, 'stolen', again)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  });

  it('are paged backward from the newest', async () => {
    const { vera, threadId } = await talk.conversation();
    for (const text of ['2', '3', '4']) await talk.send(threadId, vera, text);
    const newest = await harness.call(messages, { threadId, limit: 2 }, vera);
    expect([newest.items.map(({ seq }) => seq), newest.before]).toEqual([[3, 4], 3]);
    const older = await harness.call(messages, { threadId, limit: 2, before: newest.before }, vera);
    expect([older.items.map(({ seq }) => seq), older.before]).toEqual([[1, 2], null]);
  });

  it('[NO-006] are listed by conversation with filters, archived, and found by name', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const subject = { threadType: MessageThreadType.person, subjectId: olga.id };
    const { id: personal } = await talk.start(subject, vera);
    const ids = async (input: Parameters<typeof talk.threadsOf>[1]) =>
      (await talk.threadsOf(olga, input)).map(({ id }) => id);
    expect(await ids({})).toEqual([personal, threadId]);
    expect(await ids({ threadType: MessageThreadType.event })).toEqual([threadId]);
    await talk.read(threadId, olga, 1);
    expect(await ids({ hasUnread: true })).toEqual([personal]);
    expect(await ids({ hasUnread: false })).toEqual([threadId]);
    await expect(harness.call(archiveThread, { threadId, on: true }, olga)).resolves.toMatchObject({
      isArchived: true,
    });
    expect([await ids({ isArchived: true }), await ids({ isArchived: false })]).toEqual([[threadId], [personal]]);
    expect((await talk.thread(threadId, vera)).isArchived).toBe(false);
    await talk.send(threadId, vera, 'One more thing');
    expect(await ids({ isArchived: false })).toEqual([threadId, personal]);
    expect(await ids({ search: 'river mark' })).toEqual([threadId]);
    expect(await ids({ search: 'VERA' })).toEqual([threadId, personal]);

    const page = await harness.call(myMessageThreads, { limit: 1 }, olga);
    const next = await harness.call(myMessageThreads, { limit: 1, cursor: page.nextCursor }, olga);
    expect([...page.items, ...next.items].map(({ id }) => id)).toEqual([threadId, personal]);
    expect(next.nextCursor).toBeNull();
  });

  it('arrive live, with typing and read marks', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const [forOlga, forVera] = [await harness.follow(olga), await harness.follow(vera)];
    await harness.call(signalTyping, { id: threadId }, vera);
    const { id } = await talk.send(threadId, vera, 'سلام 👋');
    await talk.read(threadId, olga, 2);
    await eventually(() => {
      expect(forOlga()).toEqual(
        expect.arrayContaining([
          { type: 'typing', data: { threadId, userId: vera.id } },
          { type: 'message', data: { message: expect.objectContaining({ id, content: 'سلام 👋' }) as object } },
        ]),
      );
      const mark = { threadId, userId: olga.id, lastReadSeq: 2, lastReadAt: expect.any(String) as string };
      expect(forVera()).toContainEqual({ type: 'message-read', data: mark });
    });
    expect(forVera().map(({ type }) => String(type))).not.toContain('typing');
  });

  it('stop when a participant blocks the other', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await harness.call(blockThread, { threadId, on: true }, olga);
    expect(await talk.thread(threadId, olga)).toMatchObject({ isBlocked: true, mayWrite: false });
    await expect(talk.send(threadId, vera)).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    await harness.call(blockThread, { threadId, on: false }, olga);
    await talk.send(threadId, vera);
  });

  it('do not reach a person who blocked the sender by way of another conversation, old or new', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const byName = { threadType: MessageThreadType.person, subjectId: olga.id };
    const { id: other } = await talk.start(byName, vera);
    const next = newId();
    await harness.publishMarketEvent(next, olga.id, 'Next Market');
    await eventually(() =>
      harness.call(messageContact, { threadType: MessageThreadType.event, subjectId: next }, vera),
    );
    await harness.call(blockThread, { threadId, on: true }, olga);
    for (const attempt of [
      () => talk.send(other, vera),
      () => talk.start(byName, vera),
      () => talk.startAbout(next, vera),
      () => harness.call(requestMessageUpload, { threadId: other }, vera),
      () => harness.call(requestMessageUpload, byName, vera),
      () => harness.call(requestMessageUpload, { threadType: MessageThreadType.event, subjectId: next }, vera),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    expect(await talk.thread(other, olga)).toMatchObject({ isBlocked: true, mayWrite: false });
    expect(await talk.thread(other, vera)).toMatchObject({ isBlocked: false, mayWrite: false });
    await harness.call(blockThread, { threadId: other, on: false }, olga);
    expect(await talk.thread(threadId, olga)).toMatchObject({ isBlocked: false, mayWrite: true });
    await talk.startAbout(next, vera);
  });

  it('are never empty', async () => {
    const { vera, threadId } = await talk.conversation();
    await expect(talk.send(threadId, vera, ' \n\u200b ')).rejects.toMatchObject({ code: 'MESSAGE.EMPTY' });
  });

  it('are counted by an index that stops at 100, however many conversations are unread', async () => {
    const { olga, threadId } = await talk.conversation();
    const participants = harness.db.collection<{ _id: string; personId: string }>('messageParticipants');
    const { _id, ...own } = (await participants.findOne({ personId: olga.id }))!;
    expect(_id).toBe(`${threadId}:${olga.id}`);
    const more = Array.from({ length: 3_000 }, () => ({ ...own, _id: newId(), threadId: newId() }));
    await participants.insertMany(more, { ordered: false });
    await harness.db.command({ profile: 2 });
    expect(await badge(olga)).toBe(100);
    await harness.db.command({ profile: 0 });
    const [read] = await harness.db
      .collection('system.profile')
      .find({ ns: /messageParticipants$/, op: 'command' }, { sort: { ts: -1 }, limit: 1 })
      .toArray();
    expect(read).toMatchObject({ planSummary: expect.stringContaining('IXSCAN') as string, keysExamined: 100 });
  });

  it('are limited per hour, and say so', async () => {
    const { vera, olga, marketEventId, threadId } = await talk.conversation();
    const [sent, begun] = [newId(), newId()];
    const again = () => talk.send(threadId, vera, 'Is there shade?', sent);
    const begin = () => talk.startAbout(marketEventId, vera, 'Is there water?', begun);
    const [first, thread] = [await again(), await begin()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 230 }, (_, n) =>
        talk.send(threadId, vera, ' ', `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
      ),
    );
    const codes = outcomes.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'sent'));
    expect(new Set(codes)).toEqual(new Set(['MESSAGE.EMPTY', 'RATE_LIMITED']));
    await expect(talk.send(threadId, vera, ' ')).rejects.toMatchObject({
      message: expect.stringMatching(/^You sent many messages in a short time\. Please try again in /),
    });
    await expect(talk.send(threadId, vera, 'Is there sun?', sent)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(talk.startAbout(marketEventId, vera, 'Is there sun?', begun)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    const { id: ofOlga } = await talk.send(threadId, olga, 'Yes');
    await expect(talk.send(threadId, vera, 'Yes', ofOlga)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    // Neither is counted: they were sent before.
    expect(await again()).toEqual(first);
    expect(await begin()).toMatchObject({ id: thread.id });
  });

  it('are part of a person’s data, are sealed, and are erased with the person', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    const secret = `My number is ${newId()}`;
    await talk.send(threadId, vera, secret);
    await talk.send(threadId, olga, 'Thank you');
    const { kinds } = await harness.call(notificationsPersonData, { personId: vera.id }, worker);
    const written = kinds.find(({ kind }) => kind === 'messages')?.records as { content: string }[];
    expect(written.map(({ content }) => content).sort()).toEqual(['Is there power at the booth?', secret].sort());
    expect(JSON.stringify(kinds)).not.toContain('Thank you');
    expect(JSON.stringify(await harness.db.collection('commits').find().toArray())).not.toContain(secret);

    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => {
      expect(await talk.textsIn(threadId, olga)).toEqual([null, null, 'Thank you']);
      const shown = await talk.thread(threadId, olga);
      expect(shown).toMatchObject({ mayWrite: false, others: [{ name: 'A former member', isActive: false }] });
    });
    expect(await talk.threadsOf(vera)).toEqual([]);
    await expect(talk.send(threadId, olga)).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
  });
});
