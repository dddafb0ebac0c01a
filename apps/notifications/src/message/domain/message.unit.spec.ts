import { given } from '@stallbook/testing';
import { message, type SendMessage } from './message.decider.js';

const data = { messageId: 'm', threadId: 't', senderId: 'vera', seq: 4, content: 'Is there power at the booth?' };
const send: SendMessage = { type: 'send', ...data };
const sent = { type: 'message.sent' as const, data };
const report = { type: 'report', reporterId: 'olga', reason: 'Spam' } as const;
const reported = { type: 'message.reported' as const, data: { messageId: 'm', reporterId: 'olga', reason: 'Spam' } };
const decided = (removed: boolean) => ({
  type: 'message.report-decided' as const,
  data: { messageId: 'm', adminId: 'adam', removed },
});

describe('a message', () => {
  it('[NO-005] is sent with its thread, sender, content, and number', () => given(message).when(send).then([sent]));

  it('is sent once, even if it is sent again', () =>
    given(message, [sent])
      .when({ ...send, seq: 9 })
      .thenNothing());

  it('never takes the ID of another message', () =>
    given(message, [sent])
      .when({ ...send, senderId: 'eve' })
      .thenRefused('ALREADY_EXISTS'));

  it('is reported once per person, and not by its sender', () => {
    given(message, [sent]).when(report).then([reported]);
    given(message, [sent, reported]).when(report).thenNothing();
    given(message, [sent])
      .when({ ...report, reporterId: 'vera' })
      .thenRefused('MESSAGE.OWN');
  });

  it.each([true, false])('is removed or kept when its report is decided (removed: %s)', (removed) => {
    const decide = { type: 'decide-report', adminId: 'adam', removed } as const;
    given(message, [sent, reported])
      .when(decide)
      .then([decided(removed)]);
    const after = given(message, [sent, reported, decided(removed)]);
    expect(after.state).toMatchObject({ isRemoved: removed, reports: [] });
    after.when(decide).thenRefused('MESSAGE.NOT_REPORTED');
  });
});
