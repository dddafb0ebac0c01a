import { decideBy, defineAggregate, notFound, type OccurredEventOf } from '@stallbook/kernel';
import { messageThreadEvents, type MessageThreadEvent } from './message-thread.events.js';
import {
  activeParticipant,
  opened,
  type MessageThreadState,
  type Participant,
  type ThreadFacts,
} from './message-thread.state.js';

export interface OpenThread {
  type: 'open';
  thread: ThreadFacts;
  /** The first is the person who writes. */
  people: readonly Pick<Participant, 'personId' | 'role'>[];
  /** From an admin: it also brings back a person who left. */
  isWarning?: boolean;
}
export interface LeaveThread {
  type: 'leave';
  personId: string;
}
export interface SetBlock {
  type: 'set-block';
  personId: string;
  on: boolean;
}

export interface SetClosed {
  type: 'set-closed';
  on: boolean;
}

export type MessageThreadCommand = OpenThread | LeaveThread | SetBlock | SetClosed;

type Occurred = OccurredEventOf<typeof messageThreadEvents>;

/** Only who takes part and who blocked: it stays short however long the conversation gets. */
export const messageThread = defineAggregate<MessageThreadState, typeof messageThreadEvents, MessageThreadCommand>({
  name: 'message-thread',
  events: messageThreadEvents,
  initialState: () => null,
  decide: decideBy<MessageThreadCommand, MessageThreadState, MessageThreadEvent>({
    open({ thread, people, isWarning = false }, state) {
      if (!state) return [{ type: 'message-thread.opened', data: { ...thread, participants: [...people] } }];
      const [writer] = people;
      const returning = state.participants.filter(
        ({ personId, isActive }) => !isActive && (isWarning || personId === writer?.personId),
      );
      return returning.map(({ personId }) => ({
        type: 'message-thread.participant-returned',
        data: { threadId: state.threadId, personId },
      }));
    },
    leave({ personId }, state) {
      activeParticipant(state, personId);
      return [{ type: 'message-thread.participant-left', data: { threadId: idOf(state), personId } }];
    },
    'set-block'({ personId, on }, state) {
      // A block is lifted also by a person who left.
      const own = on
        ? activeParticipant(state, personId)
        : state?.participants.find((one) => one.personId === personId);
      if (!own || own.hasBlocked === on) return [];
      const data = { threadId: idOf(state), personId };
      return [on ? { type: 'message-thread.blocked', data } : { type: 'message-thread.unblocked', data }];
    },
    'set-closed'({ on }, state) {
      if (!state) throw notFound('Conversation not found');
      const { threadId, isClosed = false } = state;
      if (isClosed === on) return [];
      return [{ type: on ? 'message-thread.closed' : 'message-thread.reopened', data: { threadId } }];
    },
  }),
  evolve,
});

const idOf = (state: MessageThreadState): string => state?.threadId ?? '';

function evolve(state: MessageThreadState, { type, data }: Occurred): MessageThreadState {
  if (type === 'message-thread.opened') return opened(data);
  if (!state) return state;
  const set = (personId: string, change: Partial<Participant>): MessageThreadState => ({
    ...state,
    participants: state.participants.map((one) => (one.personId === personId ? { ...one, ...change } : one)),
  });
  switch (type) {
    case 'message-thread.participant-left':
      return set(data.personId, { isActive: false });
    case 'message-thread.participant-returned':
      return set(data.personId, { isActive: true });
    case 'message-thread.blocked':
      return set(data.personId, { hasBlocked: true });
    case 'message-thread.unblocked':
      return set(data.personId, { hasBlocked: false });
    case 'message-thread.closed':
      return { ...state, isClosed: true };
    case 'message-thread.reopened':
      return { ...state, isClosed: false };
  }
}
