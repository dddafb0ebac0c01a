import { given, OCCURRED_AT } from '@stallbook/testing';
import { feedback, type ReceiveFeedback } from './feedback.decider.js';

const data = {
  subject: 's',
  senderId: null,
  addressHash: 'hash',
  name: null,
  email: 'ann@example.org',
  category: 'bug' as const,
  rating: null,
  message: 'Hello',
  page: '/events',
  url: 'https://stallbook.example/events',
  userAgent: 'Browser',
  timestamp: '2027-01-02T08:59:59.000Z',
};
const receive: ReceiveFeedback = { type: 'receive', ...data };
const resolve = { type: 'resolve' as const, adminId: 'admin' };
const reopen = { type: 'reopen' as const, adminId: 'admin' };
const received = { type: 'feedback.received' as const, data };
const resolved = { type: 'feedback.resolved' as const, data: { adminId: 'admin' } };
const reopened = { type: 'feedback.reopened' as const, data: { adminId: 'admin' } };

describe('feedback', () => {
  it('is received once', () => {
    given(feedback).when(receive).then([received]);
    given(feedback, [received]).when(receive).thenNothing();
  });

  it('is resolved and reopened', () => {
    given(feedback, [received]).when(resolve).then([resolved]);
    given(feedback, [received, resolved]).when(reopen).then([reopened]);
    given(feedback, [received, resolved]).when(resolve).thenNothing();
    given(feedback, [received, resolved, reopened]).when(reopen).thenNothing();
    expect(given(feedback, [received, resolved]).state).toMatchObject({ doneAt: OCCURRED_AT.toISOString() });
  });

  it('cannot be resolved before it is received', () =>
    given(feedback).when(resolve).thenRefused('NOT_FOUND', 'Feedback not found'));
});
