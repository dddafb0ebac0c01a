import { given, OCCURRED_AT } from '@stallbook/testing';
import { contactMessage, type ReceiveContactMessage } from './contact-message.decider.js';

const data = {
  subject: 's',
  senderId: null,
  addressHash: 'hash',
  name: 'Ann Example',
  email: 'ann@example.org',
  role: 'both' as const,
  message: 'Hello',
};
const receive: ReceiveContactMessage = { type: 'receive', ...data };
const resolve = { type: 'resolve' as const, adminId: 'admin' };
const reopen = { type: 'reopen' as const, adminId: 'admin' };
const received = { type: 'contact-message.received' as const, data };
const resolved = { type: 'contact-message.resolved' as const, data: { adminId: 'admin' } };
const reopened = { type: 'contact-message.reopened' as const, data: { adminId: 'admin' } };

describe('a contact message', () => {
  it('is received once', () => {
    given(contactMessage).when(receive).then([received]);
    given(contactMessage, [received]).when(receive).thenNothing();
  });

  it('is resolved and reopened', () => {
    given(contactMessage, [received]).when(resolve).then([resolved]);
    given(contactMessage, [received, resolved]).when(reopen).then([reopened]);
    given(contactMessage, [received, resolved]).when(resolve).thenNothing();
    given(contactMessage, [received, resolved, reopened]).when(reopen).thenNothing();
    expect(given(contactMessage, [received, resolved]).state).toMatchObject({ doneAt: OCCURRED_AT.toISOString() });
  });

  it('cannot be resolved before it is received', () =>
    given(contactMessage).when(resolve).thenRefused('NOT_FOUND', 'Message not found'));
});
