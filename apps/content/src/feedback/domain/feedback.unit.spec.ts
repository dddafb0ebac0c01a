import { given } from '@stallbook/testing';
import { feedback, mark, receive } from './feedback.js';

const data = {
  subject: 's',
  senderId: null,
  addressHash: 'hash',
  at: '2027-01-02T09:00:00.000Z',
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
const received = { type: 'feedback.received' as const, data };
const by = { adminId: 'admin', at: '2027-01-03T09:00:00.000Z' };
const done = { type: 'feedback.done' as const, data: by };
const reopened = { type: 'feedback.reopened' as const, data: { adminId: 'admin' } };

describe('feedback', () => {
  it('is received once', () => {
    given(feedback)
      .when((state) => receive(state, data))
      .then([received]);
    given(feedback, [received])
      .when((state) => receive(state, data))
      .thenNothing();
  });

  it('is done, and open again', () => {
    given(feedback, [received])
      .when((state) => mark(state, { done: true, ...by }))
      .then([done]);
    given(feedback, [received, done])
      .when((state) => mark(state, { done: false, ...by }))
      .then([reopened]);
    given(feedback, [received, done])
      .when((state) => mark(state, { done: true, ...by }))
      .thenNothing();
    given(feedback, [received, done, reopened])
      .when((state) => mark(state, { done: false, ...by }))
      .thenNothing();
  });

  it('must be there to be done', () => {
    given(feedback)
      .when((state) => mark(state, { done: true, ...by }))
      .thenRefused('NOT_FOUND', 'Feedback not found');
  });
});
