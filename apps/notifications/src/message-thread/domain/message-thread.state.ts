import { DomainError, notFound } from '@stallbook/kernel';

export interface Participant {
  personId: string;
  role: 'vendor' | 'organizer' | 'admin';
  isActive: boolean;
  hasBlocked: boolean;
}

export interface ThreadFacts {
  threadId: string;
  threadType: 'event' | 'application' | 'person';
  marketEventId: string | null;
  applicationId: string | null;
}

export interface ThreadDetails extends ThreadFacts {
  participants: readonly Participant[];
  /** Whether an admin closed it after a report. */
  isClosed?: boolean;
}

export const opened = (
  thread: ThreadFacts & { participants: readonly Pick<Participant, 'personId' | 'role'>[] },
): ThreadDetails => ({
  ...thread,
  participants: thread.participants.map(({ personId, role }) => ({
    personId,
    role,
    isActive: true,
    hasBlocked: false,
  })),
});

export type MessageThreadState = ThreadDetails | null;

/** @throws DomainError NOT_FOUND, so that the conversation of others is not revealed */
export function activeParticipant(state: MessageThreadState, personId: string): Participant {
  const found = state?.participants.find((one) => one.personId === personId);
  if (!found?.isActive) throw notFound('Conversation not found');
  return found;
}

export const othersOf = ({ participants }: ThreadDetails, personId: string): Participant[] =>
  participants.filter((one) => one.personId !== personId);

/** Whether both can write: no admin closed it, no one left, and no one blocked the other. */
export const isOpen = ({ participants, isClosed = false }: ThreadDetails): boolean =>
  !isClosed && participants.every(({ isActive, hasBlocked }) => isActive && !hasBlocked);

export const closed = () => new DomainError('MESSAGE.CLOSED', 'You can’t send messages in this conversation.');
