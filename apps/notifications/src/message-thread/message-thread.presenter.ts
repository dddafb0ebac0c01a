import { Injectable } from '@nestjs/common';
import {
  MessageParticipantRole,
  MessageThreadType,
  type MessageParticipant,
  type MessageThread,
} from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { MessageReader, showMessage } from '../message/message.reader.js';
import { Replicas, type Known } from '../replicas/replicas.js';
import { isOpen, type Participant } from './domain/message-thread.state.js';
import { participantId, type MessageParticipantDocument } from './message-participant.schema.js';
import { MessageParticipants } from './message-participants.js';
import { nameOf } from './names.js';
import type { MessageThreadDocument } from './message-thread.projection.js';
import { MessageThreadReader, type Barriers } from './message-thread.reader.js';

/** Conversations as one of their participants sees them. */
@Injectable()
export class MessageThreadPresenter {
  constructor(
    private readonly threads: MessageThreadReader,
    private readonly participants: MessageParticipants,
    private readonly messages: MessageReader,
    private readonly replicas: Replicas,
  ) {}

  async one(threadId: string, personId: string): Promise<MessageThread> {
    const [shown] = await this.many([threadId], personId);
    if (!shown) throw notFound('Conversation not found');
    return shown;
  }

  /** In the order given; five queries, however many there are. */
  async many(threadIds: readonly string[], personId: string): Promise<MessageThread[]> {
    const [threads, participants] = await Promise.all([this.threads.byIds(threadIds), this.participants.of(threadIds)]);
    const marks = new Map(participants.map((one) => [one._id, one]));
    const own = threads.flatMap(({ _id }) => marks.get(participantId(_id, personId)) ?? []);
    const [barriers, messages, known] = await Promise.all([
      this.threads.barriersOf(personId),
      this.messages.byIds(own.flatMap(({ lastMessageId }) => lastMessageId ?? [])),
      this.replicas.known({
        people: threads.flatMap((thread) => thread.participants.map((one) => one.personId)),
        markets: threads.flatMap(({ marketEventId }) => marketEventId ?? []),
      }),
    ]);
    const lastMessages = new Map(messages.map((one) => [one.threadId, showMessage(one)]));
    const threadById = new Map(threads.map((one) => [one._id, one]));
    return threadIds.flatMap((id) => {
      const thread = threadById.get(id);
      const mine = marks.get(participantId(id, personId));
      if (!thread || !mine?.isActive) return [];
      return [{ ...show(thread, mine, { marks, known, barriers }), lastMessage: lastMessages.get(id) ?? null }];
    });
  }
}

interface Context {
  marks: ReadonlyMap<string, MessageParticipantDocument>;
  known: Known;
  barriers: Barriers;
}

function show(
  thread: MessageThreadDocument,
  mine: MessageParticipantDocument,
  { marks, known, barriers }: Context,
): Omit<MessageThread, 'lastMessage'> {
  const { _id: id, threadType, marketEventId, applicationId, participants } = thread;
  const present = participants.map((one) => ({
    ...one,
    isActive: one.isActive && known.people.get(one.personId)?.email !== null,
  }));
  const others = participants.filter(({ personId }) => personId !== mine.personId);
  const isAmong = (people: ReadonlySet<string>) => others.some(({ personId }) => people.has(personId));
  const mayWrite = isOpen({ ...thread, participants: present }) && !isAmong(barriers.either);
  // After a block, no one learns when the other one reads.
  const marksOf = ({ personId }: Participant) =>
    mayWrite || personId === mine.personId ? marks.get(participantId(id, personId)) : undefined;
  const shown = present.map((one) => showParticipant(one, mine, marksOf(one), known));
  const self = shown.find(({ userId }) => userId === mine.personId);
  if (!self) throw new Error('a person with marks takes no part in the conversation');
  return {
    id,
    threadType: MessageThreadType[threadType],
    eventId: marketEventId,
    eventTitle: known.markets.get(marketEventId ?? '')?.title ?? null,
    applicationId,
    isArchived: mine.isArchived,
    isBlocked:
      isAmong(barriers.blocked) ||
      participants.some(({ personId, hasBlocked }) => personId === mine.personId && hasBlocked),
    isClosed: thread.isClosed === true || isAmong(barriers.closed),
    mayWrite,
    lastMessageAt: mine.lastMessageId ? mine.lastMessageAt.toISOString() : null,
    self,
    others: shown.filter((one) => one !== self),
  };
}

function showParticipant(
  { personId, role, isActive }: Participant,
  mine: MessageParticipantDocument,
  marks: MessageParticipantDocument | undefined,
  known: Known,
): MessageParticipant {
  const own = personId === mine.personId;
  return {
    userId: personId,
    name: nameOf(known.people.get(personId), role),
    role: MessageParticipantRole[role],
    isActive,
    lastReadSeq: marks?.lastReadSeq ?? 0,
    lastReadAt: marks?.lastReadAt?.toISOString() ?? null,
    unreadCount: own ? mine.unread : null,
    isMuted: own ? mine.isMuted : null,
  };
}
