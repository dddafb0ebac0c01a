import {
  blockThread,
  leaveThread,
  messageContact,
  messageReports,
  MessageReportAction as Action,
  MessageReportReason as Reason,
  MessageThreadType,
  muteThread,
  notificationsPersonData,
  notificationTasks,
  personErased,
  reportedMessages,
  reportThread,
  settleMessageReport,
  unreadCount,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

describe('reporting a conversation', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  const report = (threadId: string, reporter: Actor, note?: string, commandId?: string) =>
    harness.call(reportThread, { threadId, reason: Reason.harassment, note }, reporter, commandId);
  const reported = async (admin: Actor, reporter: Actor) => {
    const { items } = await harness.call(messageReports, { page: 1, pageSize: 50 }, admin);
    return items.filter(({ reporterId }) => reporterId === reporter.id);
  };
  async function reportedConversation() {
    const people = await talk.people();
    const { id: threadId } = await talk.startAbout(people.marketEventId, people.vera, 'You will regret this');
    await report(threadId, people.olga, ' She threatens me ');
    const admin = actorAs('admin');
    const [found] = await reported(admin, people.olga);
    return { ...people, threadId, admin, reportId: found!.id };
  }
  /** As the admin sees the report now. */
  const settle = async (admin: Actor, reportId: string, action: Action, text?: string) => {
    const { items } = await harness.call(messageReports, { page: 1, pageSize: 50 }, admin);
    const { createdAt: reportedAt } = items.find(({ id }) => id === reportId)!;
    return harness.call(settleMessageReport, { reportId, action, reportedAt, text }, admin);
  };
  const logged = async (admin: Actor) => {
    const commits = harness.db.collection('commits').find({ 'events.data.adminId': admin.id });
    const events = (await commits.toArray()).flatMap((commit) => commit['events'] as { data: { what: string } }[]);
    return events.map(({ data }) => data.what).sort();
  };
  const messagesOf = async (reportId: string, admin: Actor) =>
    (await harness.call(reportedMessages, { reportId, limit: 30 }, admin)).items.map(({ content }) => content);

  it('shows admins both people and the reason of a report, and the messages up to then only', async () => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await talk.send(threadId, vera, 'Written later');
    expect(await reported(admin, olga)).toMatchObject([
      {
        reason: 'harassment',
        note: 'She threatens me',
        status: 'open',
        reporterName: 'River Markets',
        reportedId: vera.id,
        reportedName: 'Vera Pottery',
        eventTitle: 'River Market',
        messageCount: 1,
      },
    ]);
    expect(await messagesOf(reportId, admin)).toEqual(['You will regret this']);
    const later = { reportId, limit: 30, before: 99 };
    expect((await harness.call(reportedMessages, later, admin)).items).toHaveLength(1);
    await report(threadId, olga, 'And again');
    expect(await reported(admin, olga)).toMatchObject([{ note: 'And again', messageCount: 2 }]);
    expect(await messagesOf(reportId, admin)).toEqual(['You will regret this', 'Written later']);
    expect(await logged(admin)).toEqual(['read_message_report', 'read_message_report']);
  });

  it('is counted for admins while it is open, which reads no report', async () => {
    const admin = actorAs('admin');
    const open = async () => (await harness.call(notificationTasks, {}, admin)).openReports;
    const before = await open();
    const { olga, admin: reader, reportId } = await reportedConversation();
    expect(await open()).toBe(before + 1);
    await settle(reader, reportId, Action.dismiss);
    expect(await open()).toBe(before);
    expect(await logged(admin)).toEqual([]);
    await expect(harness.call(notificationTasks, {}, olga)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('is for participants only, and reading and settling for admins only', async () => {
    const { olga, threadId, reportId } = await reportedConversation();
    await expect(report(threadId, personOf('vendor'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const refused = { code: 'PERMISSION_DENIED' };
    await expect(reported(olga, olga)).rejects.toMatchObject(refused);
    await expect(messagesOf(reportId, olga)).rejects.toMatchObject(refused);
    await expect(settle(olga, reportId, Action.close)).rejects.toMatchObject(refused);
    await expect(messagesOf(newId(), actorAs('admin'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets an admin close the conversation and reopen it, and enters both in the log', async () => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await expect(settle(admin, reportId, Action.close)).resolves.toMatchObject({
      status: 'closed',
      settledAt: expect.any(String),
    });
    await expect(talk.send(threadId, vera)).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    await expect(talk.thread(threadId, olga)).resolves.toMatchObject({ isClosed: true, mayWrite: false });
    await expect(settle(admin, reportId, Action.close)).rejects.toMatchObject({ code: 'MESSAGE_REPORT.SETTLED' });
    await expect(settle(admin, reportId, Action.reopen)).resolves.toMatchObject({ status: 'dismissed' });
    await talk.send(threadId, vera, 'Sorry');
    expect(await logged(admin)).toEqual(['close_message_thread', 'read_message_report', 'reopen_message_thread']);
  });

  it('stops both people in every conversation with each other, old or new, until it is reopened', async () => {
    const { vera, olga, marketEventId, admin, reportId } = await reportedConversation();
    const byName = { threadType: MessageThreadType.person, subjectId: olga.id };
    const { id: other } = await talk.start(byName, vera);
    const [next, stranger] = [newId(), personOf('vendor')];
    await harness.publishProfile(stranger, 'Bread');
    await harness.publishMarketEvent(next, olga.id, 'Next Market');
    await eventually(() =>
      harness.call(messageContact, { threadType: MessageThreadType.event, subjectId: next }, vera),
    );
    await settle(admin, reportId, Action.close);
    for (const attempt of [
      () => talk.send(other, vera),
      () => talk.send(other, olga),
      () => talk.startAbout(next, vera),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    expect(await talk.thread(other, vera)).toMatchObject({ isClosed: true, isBlocked: false, mayWrite: false });
    await talk.startAbout(marketEventId, stranger);
    await talk.start({ threadType: MessageThreadType.person, subjectId: vera.id }, admin);
    await settle(admin, reportId, Action.reopen);
    await talk.send(other, vera);
    await talk.startAbout(next, vera);
  });

  it.each([
    [Action.dismiss, 'dismissed', undefined],
    [Action.warn, 'warned', 'Please stay polite.'],
  ])('lets an admin reopen a closed conversation that was reported again, after %s', async (action, status, text) => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await settle(admin, reportId, Action.close);
    await report(threadId, olga, 'Still angry');
    expect(await reported(admin, olga)).toMatchObject([{ status: 'open', isThreadClosed: true }]);
    await expect(settle(admin, reportId, action, text)).resolves.toMatchObject({ status, isThreadClosed: true });
    await expect(talk.send(threadId, vera)).rejects.toMatchObject({ code: 'MESSAGE.CLOSED' });
    const reopened = { status, isThreadClosed: false };
    await expect(settle(admin, reportId, Action.reopen)).resolves.toMatchObject(reopened);
    await talk.send(threadId, vera, 'Sorry');
    await expect(settle(admin, reportId, Action.reopen)).rejects.toMatchObject({ code: 'MESSAGE_REPORT.SETTLED' });
  });

  it('stays open if it was made again since the admin read it', async () => {
    const { olga, threadId, admin, reportId } = await reportedConversation();
    const [read] = await reported(admin, olga);
    await harness.clock.advance(1_000);
    await report(threadId, olga, 'Now she threatens my family');
    const asRead = { reportId, action: Action.dismiss, reportedAt: read!.createdAt };
    const refused = { code: 'MESSAGE_REPORT.REPORTED_AGAIN' };
    await expect(harness.call(settleMessageReport, asRead, admin)).rejects.toMatchObject(refused);
    expect(await reported(admin, olga)).toMatchObject([{ status: 'open', note: 'Now she threatens my family' }]);
    await expect(settle(admin, reportId, Action.dismiss)).resolves.toMatchObject({ status: 'dismissed' });
  });

  it('stays settled and counts once if the command that made it is repeated', async () => {
    const { olga, threadId, admin, reportId } = await reportedConversation();
    const commandId = newId();
    const first = await report(threadId, olga, 'Again', commandId);
    await settle(admin, reportId, Action.dismiss);
    for (let repeated = 0; repeated < 10; repeated += 1)
      await expect(report(threadId, olga, 'Again', commandId)).resolves.toEqual(first);
    expect(await reported(admin, olga)).toMatchObject([{ status: 'dismissed' }]);
    await report(threadId, olga, 'Another one');
    expect(await reported(admin, olga)).toMatchObject([{ status: 'open' }]);
  });

  it('is found by its conversation through an index', async () => {
    const { threadId } = await reportedConversation();
    const reports = harness.db.collection('messageReports');
    const { queryPlanner } = await reports.find({ threadId }).explain('queryPlanner');
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('threadId_1');
  });

  it('reopens a conversation for both reports of it, and leaves a new report open', async () => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await report(threadId, vera);
    const [hers] = await reported(admin, vera);
    await settle(admin, reportId, Action.close);
    await settle(admin, hers!.id, Action.close);
    await report(threadId, olga, 'Still angry');
    await settle(admin, reportId, Action.reopen);
    expect(await reported(admin, olga)).toMatchObject([{ status: 'open', isThreadClosed: false }]);
    expect(await reported(admin, vera)).toMatchObject([{ status: 'dismissed', isThreadClosed: false }]);
  });

  it('lets an admin warn the person, who gets one message from support for a repeated command', async () => {
    const { vera, olga, admin, reportId } = await reportedConversation();
    await expect(settle(admin, reportId, Action.warn, ' ')).rejects.toMatchObject({ code: 'MESSAGE.EMPTY' });
    const commandId = newId();
    const [{ createdAt: reportedAt } = { createdAt: '' }] = await reported(admin, olga);
    const input = { reportId, action: Action.warn, reportedAt, text: 'Please stay polite.' };
    await harness.call(settleMessageReport, input, admin, commandId);
    await expect(harness.call(settleMessageReport, input, admin, commandId)).resolves.toMatchObject({
      status: 'warned',
    });
    const threads = await talk.threadsOf(vera);
    const support = threads.find(({ others }) => others[0]?.name === 'Stallbook support');
    expect(await talk.textsIn(support!.id, vera)).toEqual(['Please stay polite.']);
  });

  it.each([
    ['left', (id: string, person: Actor): Promise<unknown> => harness.call(leaveThread, { id }, person)],
    ['blocked', (id: string, person: Actor) => harness.call(blockThread, { threadId: id, on: true }, person)],
  ])('lets an admin warn a person again who %s the conversation with support', async (_what, avoid) => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await settle(admin, reportId, Action.warn, 'Please stay polite.');
    const threads = await talk.threadsOf(vera);
    const support = threads.find(({ others }) => others[0]?.name === 'Stallbook support')!.id;
    await avoid(support, vera);
    await report(threadId, olga, 'And again');
    await settle(admin, reportId, Action.warn, 'This is the last warning.');
    expect(await talk.textsIn(support, vera)).toEqual(['Please stay polite.', 'This is the last warning.']);
  });

  it('lets an admin warn a person again who muted the conversation with support', async () => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await settle(admin, reportId, Action.warn, 'Please stay polite.');
    const [support] = (await talk.threadsOf(vera)).filter(({ others }) => others[0]?.name === 'Stallbook support');
    await talk.read(support!.id, vera, 1);
    await harness.call(muteThread, { threadId: support!.id, on: true }, vera);
    const { count } = await harness.call(unreadCount, {}, vera);
    await report(threadId, olga, 'And again');
    await settle(admin, reportId, Action.warn, 'This is the last warning.');
    expect(await harness.call(unreadCount, {}, vera)).toEqual({ count: count + 1 });
  });

  it('is dismissed without a trace for the people, is part of the reporter’s data only, and is erased', async () => {
    const { vera, olga, threadId, admin, reportId } = await reportedConversation();
    await settle(admin, reportId, Action.dismiss);
    await talk.send(threadId, vera, 'Hello');
    const reportsIn = async (personId: string) => {
      const { kinds } = await harness.call(notificationsPersonData, { personId }, worker);
      return kinds.find(({ kind }) => kind === 'messageReports')?.records ?? [];
    };
    expect(await reportsIn(olga.id)).toMatchObject([{ threadId, note: 'She threatens me', status: 'dismissed' }]);
    expect(await reportsIn(vera.id)).toEqual([]);
    await harness.publish(personErased, { personId: olga.id, addresses: [] });
    await eventually(async () => expect(await reported(admin, olga)).toEqual([]));
  });
});
