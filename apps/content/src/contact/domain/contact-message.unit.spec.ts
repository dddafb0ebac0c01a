import { given } from '@stallbook/testing';
import { contactMessage, mark, receive } from './contact-message.js';

const data = {
  subject: 's',
  senderId: null,
  addressHash: 'hash',
  at: '2027-01-02T09:00:00.000Z',
  name: 'Ann Example',
  email: 'ann@example.org',
  role: 'both' as const,
  message: 'Hello',
};
const received = { type: 'contact-message.received' as const, data };
const by = { adminId: 'admin', at: '2027-01-03T09:00:00.000Z' };
const done = { type: 'contact-message.done' as const, data: by };
const reopened = { type: 'contact-message.reopened' as const, data: { adminId: 'admin' } };

describe('a contact message', () => {
  it('is received once', () => {
    given(contactMessage)
      .when((state) => receive(state, data))
      .then([received]);
    given(contactMessage, [received])
      .when((state) => receive(state, data))
      .thenNothing();
  });

  it('is done, and open again', () => {
    given(contactMessage, [received])
      .when((state) => mark(state, { done: true, ...by }))
      .then([done]);
    given(contactMessage, [received, done])
      .when((state) => mark(state, { done: false, ...by }))
      .then([reopened]);
    given(contactMessage, [received, done])
      .when((state) => mark(state, { done: true, ...by }))
      .thenNothing();
    given(contactMessage, [received, done, reopened])
      .when((state) => mark(state, { done: false, ...by }))
      .thenNothing();
  });

  it('must be there to be done', () => {
    given(contactMessage)
      .when((state) => mark(state, { done: true, ...by }))
      .thenRefused('NOT_FOUND', 'Message not found');
  });
});
