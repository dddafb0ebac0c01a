import {
  leaveThread,
  muteThread,
  myNotifications,
  personErased,
  PreferenceKind,
  saveNotificationPreferences,
  unreadCount,
  unreadThreads,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { Feeds } from '../notification/feeds.js';
import { PUSHES, PUSH_SUBSCRIPTIONS, type PushSubscriptionDocument } from '../push/push.schema.js';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('messages', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  it('[NO-003] notify the person once per conversation while it is unread, and reading it reads the notification', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.send(threadId, vera, 'And water?');
    const feed = async () => (await harness.call(myNotifications, { limit: 20 }, olga)).items;
    expect(await feed()).toMatchObject([
      {
        type: 'message_received',
        title: 'New message about River Market',
        body: 'Vera Pottery: “Is there power at the booth?”',
        link: `/messages/${threadId}`,
        readAt: null,
      },
    ]);
    await talk.read(threadId, olga, 2);
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 0 });
    await talk.send(threadId, vera, 'Hello?');
    expect(await feed()).toHaveLength(2);
    expect(await harness.call(myNotifications, { limit: 20 }, vera)).toMatchObject({ items: [] });
  });

  it('[NO-003] notify a person about what arrives after they unmuted the conversation', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.read(threadId, olga, 1);
    await harness.call(muteThread, { threadId, on: true }, olga);
    await talk.send(threadId, vera);
    await harness.call(muteThread, { threadId, on: false }, olga);
    for (const text of ['Hello?', 'Are you there?']) await talk.send(threadId, vera, text);
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 1 });
  });

  it('[NO-003] keep the notification unread until all of the conversation is read', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.send(threadId, vera, 'And water?');
    await talk.read(threadId, olga, 1);
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 1 });
    await talk.send(threadId, vera, 'Hello?');
    await talk.read(threadId, olga, 3);
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 0 });
  });

  it('are no longer quoted once their sender erased the account', async () => {
    const { vera, olga } = await talk.conversation();
    const bodies = async () => (await harness.call(myNotifications, { limit: 20 }, olga)).items.map(({ body }) => body);
    expect(await bodies()).toEqual(['Vera Pottery: “Is there power at the booth?”']);
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await bodies()).toEqual(['A former member sent you a message.']));
  });

  it('[NO-003] are read with their notification by answering', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.send(threadId, olga, 'Yes, 20 amps.');
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 0 });
    await talk.send(threadId, vera, 'Thank you');
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 1 });
    expect((await harness.call(myNotifications, { limit: 20 }, olga)).items).toMatchObject([
      { body: 'Vera Pottery: “Thank you”', readAt: null },
      { body: 'Vera Pottery: “Is there power at the booth?”', readAt: expect.any(String) },
    ]);
  });

  it('are read together with their notification, or neither is', async () => {
    const { olga, threadId } = await talk.conversation();
    jest.spyOn(harness.app.get(Feeds), 'markReadIn').mockRejectedValueOnce(new Error('the database is away'));
    await expect(talk.read(threadId, olga, 1)).rejects.toThrow();
    expect(await harness.call(unreadThreads, {}, olga)).toEqual({ count: 1 });
    await talk.read(threadId, olga, 1);
    expect(await harness.call(unreadThreads, {}, olga)).toEqual({ count: 0 });
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 0 });
  });

  it('leave no unread notification to a person who leaves the conversation', async () => {
    const { olga, threadId } = await talk.conversation();
    await harness.call(leaveThread, { id: threadId }, olga);
    expect(await harness.call(unreadCount, {}, olga)).toEqual({ count: 0 });
    expect((await harness.call(myNotifications, { limit: 20 }, olga)).items).toMatchObject([
      { readAt: expect.any(String) },
    ]);
  });

  it('do not notify a person who muted the conversation', async () => {
    const { vera, olga, threadId } = await talk.conversation();
    await talk.read(threadId, olga, 1);
    await expect(harness.call(muteThread, { threadId, on: true }, olga)).resolves.toMatchObject({
      self: { isMuted: true },
    });
    await talk.send(threadId, vera);
    expect((await harness.call(myNotifications, { limit: 20 }, olga)).items).toHaveLength(1);
    expect(await harness.call(unreadThreads, {}, olga)).toEqual({ count: 0 });
  });

  it('are not pushed after they were read, even if their notifications are hidden', async () => {
    await harness.clock.moveTo(new Date('2027-04-20T12:00:00Z'));
    const { vera, olga, marketEventId } = await talk.people();
    const choices = [{ kind: PreferenceKind.messages, app: false, email: false, digest: false, push: true }];
    const quiet = { timeZone: 'UTC', quietFrom: '08:00', quietUntil: '20:00' };
    await harness.call(saveNotificationPreferences, { choices, ...quiet }, olga);
    const browser = { personId: olga.id, endpoint: 'https://push.example', p256dh: 'key', auth: 'secret' };
    const browsers = harness.db.collection<PushSubscriptionDocument>(PUSH_SUBSCRIPTIONS);
    await browsers.insertOne({ _id: olga.id, ...browser, createdAt: new Date('2027-04-20T11:00:00Z') });
    const { id: threadId } = await talk.startAbout(marketEventId, vera);
    const waiting = () => harness.db.collection(PUSHES).countDocuments({ personId: olga.id });
    expect(await waiting()).toBe(1);
    await talk.read(threadId, olga, 1);
    expect(await waiting()).toBe(0);
  });
});
