import { given } from '@stallbook/testing';
import { message, type SendMessage } from './message.decider.js';

const data = { messageId: 'm', threadId: 't', senderId: 'vera', seq: 4, content: 'Is there power at the booth?' };
const send: SendMessage = { type: 'send', ...data };
const sent = { type: 'message.sent' as const, data };

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
});
