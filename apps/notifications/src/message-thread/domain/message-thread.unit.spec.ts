import { given } from '@stallbook/testing';
import { messageThread, type OpenThread } from './message-thread.decider.js';
import { activeParticipant, isOpen, type MessageThreadState } from './message-thread.state.js';

const thread = { threadId: 't', threadType: 'event', marketEventId: 'm', applicationId: null } as const;
const vera = { personId: 'vera', role: 'vendor' } as const;
const olga = { personId: 'olga', role: 'organizer' } as const;
const open: OpenThread = { type: 'open', thread, people: [vera, olga] };
const opened = { type: 'message-thread.opened' as const, data: { ...thread, participants: [vera, olga] } };
const by = (personId: string) => ({ threadId: 't', personId });
const left = (personId: string) => ({ type: 'message-thread.participant-left' as const, data: by(personId) });
const returned = (personId: string) => ({
  type: 'message-thread.participant-returned' as const,
  data: by(personId),
});
const blocked = (personId: string) => ({ type: 'message-thread.blocked' as const, data: by(personId) });
const unblocked = (personId: string) => ({ type: 'message-thread.unblocked' as const, data: by(personId) });

const closed = { type: 'message-thread.closed' as const, data: { threadId: 't' } };
const reopened = { type: 'message-thread.reopened' as const, data: { threadId: 't' } };

describe('a message thread', () => {
  it('[NO-005] is opened with its type, its event, and its participants', () =>
    given(messageThread).when(open).then([opened]));

  it('is opened once', () => given(messageThread, [opened]).when(open).thenNothing());

  it('takes back a participant who left and writes again', () =>
    given(messageThread, [opened, left('vera')])
      .when(open)
      .then([{ type: 'message-thread.participant-returned', data: by('vera') }]));

  it('does not bring back the other person', () =>
    given(messageThread, [opened, left('olga')])
      .when(open)
      .thenNothing());

  it('brings back the other person for a warning', () =>
    given(messageThread, [opened, left('olga')])
      .when({ ...open, isWarning: true })
      .then([{ type: 'message-thread.participant-returned', data: by('olga') }]));

  it('is left by a participant, once', () => {
    given(messageThread, [opened])
      .when({ type: 'leave', personId: 'vera' })
      .then([left('vera')]);
    given(messageThread, [opened, left('vera'), returned('vera')])
      .when({ type: 'leave', personId: 'vera' })
      .then([left('vera')]);
  });

  it('[NO-007] refuses people who do not take part or left', () => {
    given(messageThread, [opened]).when({ type: 'leave', personId: 'eve' }).thenRefused('NOT_FOUND');
    given(messageThread, [opened, left('vera')])
      .when({ type: 'leave', personId: 'vera' })
      .thenRefused('NOT_FOUND');
    expect(() => activeParticipant(given(messageThread, [opened]).state, 'eve')).toThrow('Conversation not found');
  });

  it('is blocked and unblocked by a participant, once each', () => {
    given(messageThread, [opened])
      .when({ type: 'set-block', personId: 'olga', on: true })
      .then([blocked('olga')]);
    given(messageThread, [opened, blocked('olga')])
      .when({ type: 'set-block', personId: 'olga', on: true })
      .thenNothing();
    given(messageThread, [opened, blocked('olga')])
      .when({ type: 'set-block', personId: 'olga', on: false })
      .then([unblocked('olga')]);
    given(messageThread, [opened, blocked('olga'), left('olga')])
      .when({ type: 'set-block', personId: 'olga', on: false })
      .then([unblocked('olga')]);
    given(messageThread, [opened, left('olga')])
      .when({ type: 'set-block', personId: 'olga', on: true })
      .thenRefused('NOT_FOUND');
  });

  it('is closed and reopened by an admin, once each', () => {
    given(messageThread, [opened]).when({ type: 'set-closed', on: true }).then([closed]);
    given(messageThread, [opened, closed]).when({ type: 'set-closed', on: true }).thenNothing();
    given(messageThread, [opened, closed]).when({ type: 'set-closed', on: false }).then([reopened]);
    given(messageThread).when({ type: 'set-closed', on: true }).thenRefused('NOT_FOUND');
  });

  it.each([
    ['all are there', [opened], true],
    ['one left', [opened, left('olga')], false],
    ['one came back', [opened, left('olga'), returned('olga')], true],
    ['one blocked the other', [opened, blocked('vera')], false],
    ['one no longer blocks the other', [opened, blocked('vera'), unblocked('vera')], true],
    ['the other still blocks', [opened, blocked('vera'), blocked('olga'), unblocked('vera')], false],
    ['an admin closed it', [opened, closed], false],
    ['an admin reopened it', [opened, closed, reopened], true],
  ])('can be written in or not when %s', (_, events, expected) => {
    const state = given(messageThread, events).state as NonNullable<MessageThreadState>;
    expect(isOpen(state)).toBe(expected);
  });
});
