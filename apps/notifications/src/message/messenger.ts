import { Inject, Injectable } from '@nestjs/common';
import { NotificationType } from '@stallbook/contracts';
import { type StoreTransaction } from '@stallbook/event-store';
import { alreadyExists, idFrom, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { MessageParticipants, type Sent } from '../message-thread/message-participants.js';
import { MessageThreadReader } from '../message-thread/message-thread.reader.js';
import {
  activeParticipant,
  closed,
  type MessageThreadState,
  type ThreadDetails,
} from '../message-thread/domain/message-thread.state.js';
import { nameOf } from '../message-thread/names.js';
import { Feeds, type Added } from '../notification/feeds.js';
import { LiveSignals } from '../notification/live-signals.js';
import { Preferences } from '../preference/preferences.js';
import { FORMER_MEMBER, Replicas, type Known } from '../replicas/replicas.js';
import { isSame, message, requireContent, visibleText, type MessageDetails } from './domain/message.decider.js';
import { quoted } from './domain/quoted.js';
import { showMessage } from './message.reader.js';
import type { NewNotification } from '../notification/new-notification.js';

export interface Outgoing {
  messageId: string;
  senderId: string;
  content: string;
  imageIds?: readonly string[] | null | undefined;
  fileIds?: readonly string[] | null | undefined;
  /** From an admin after a report: no one can avoid it by leaving, blocking, or muting. */
  isWarning?: boolean;
}

/** What is left to do after the commit. */
export interface Delivered {
  details: MessageDetails;
  /** Who gets the live signal. */
  personIds: readonly string[];
  added: readonly Added[];
}

interface Announced {
  from: { personId: string; name: string };
  /** The title of the market event that the conversation is about. */
  market: string | null;
  messageId: string;
  content: string;
  at: Date;
  isWarning: boolean;
}

@Injectable()
export class Messenger {
  constructor(
    private readonly threads: MessageThreadReader,
    private readonly participants: MessageParticipants,
    private readonly feeds: Feeds,
    private readonly preferences: Preferences,
    private readonly replicas: Replicas,
    private readonly live: LiveSignals,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Writes the message, its number, the unread counts, and the notifications together. A repeated message changes
   * nothing.
   */
  async deliver(tx: StoreTransaction, thread: MessageThreadState, outgoing: Outgoing): Promise<Delivered> {
    const { messageId, senderId, isWarning = false } = outgoing;
    const content = visibleText(outgoing.content);
    const imageIds = [...(outgoing.imageIds ?? [])];
    const fileIds = [...(outgoing.fileIds ?? [])];
    // Refused before it competes with other messages of the conversation.
    requireContent(content, { imageIds, fileIds });
    const sender = activeParticipant(thread, senderId);
    const { threadId } = thread!;
    const known = await tx.load(message, messageId);
    const earlier = known.state;
    if (earlier) {
      if (isSame(earlier, { threadId, senderId, content, imageIds, fileIds }))
        return { details: earlier, personIds: [], added: [] };
      throw alreadyExists('This message was already sent.');
    }
    const mayWrite = isWarning || (await this.threads.mayWrite(thread!, senderId, tx.session));
    if (!mayWrite) throw closed();
    const { people, markets } = await this.knownOf(thread!, tx);
    const at = this.clock.now();
    const sent = await this.participants.advance({ threadId, senderId, messageId, at }, tx.session);
    if (sent.readNotificationId) await this.feeds.markReadIn(tx.session, senderId, sent.readNotificationId, at);
    const viewerIds = thread!.participants.map(({ personId }) => personId);
    const facts = { messageId, threadId, senderId, seq: sent.seq, content, imageIds, fileIds, viewerIds };
    const command = { type: 'send' as const, ...facts };
    const { state } = await tx.execute(message, messageId, command, known);
    const from = { personId: senderId, name: nameOf(people.get(senderId), sender.role) };
    const market = markets.get(thread!.marketEventId ?? '')?.title ?? null;
    const added = await this.notify({ from, market, messageId, content, at, isWarning }, sent, tx);
    return { details: state!, personIds: [senderId, ...sent.recipients.map(({ personId }) => personId)], added };
  }

  announce({ details, personIds, added }: Delivered): void {
    const shown = showMessage({ _id: details.messageId, ...details });
    for (const personId of personIds) this.live.publish(personId, { type: 'message', data: { message: shown } });
    for (const one of added) this.live.send(one);
  }

  /** @throws DomainError if one of them erased their account */
  private async knownOf({ participants, marketEventId }: ThreadDetails, tx: StoreTransaction): Promise<Known> {
    const ids = participants.map(({ personId }) => personId);
    const markets = marketEventId === null ? [] : [marketEventId];
    const known = await this.replicas.known({ people: ids, markets }, tx.session);
    if (ids.some((id) => known.people.get(id)?.email === null)) throw closed();
    return known;
  }

  /** One notification per conversation until all of it is read. */
  private async notify(
    { from, market, messageId, content, at, isWarning }: Announced,
    { recipients }: Sent,
    tx: StoreTransaction,
  ): Promise<Added[]> {
    const first = recipients.filter(
      ({ notificationId, isMuted }) => notificationId === null && (isWarning || !isMuted),
    );
    if (first.length === 0) return [];
    const title = market === null ? 'New message' : `New message about ${market}`;
    const unquoted = (who: string) => `${who} sent you a message.`;
    const notifications: NewNotification[] = [];
    for (const { threadId, personId } of first) {
      const id = idFrom('message-notification', messageId, personId);
      await this.participants.announced(threadId, personId, id, tx.session);
      notifications.push({
        id,
        userId: personId,
        type: NotificationType.message_received,
        title,
        body: content ? quoted(from.name, content) : unquoted(from.name),
        link: `/messages/${threadId}`,
        at,
        names: { personId: from.personId, body: unquoted(FORMER_MEMBER) },
      });
    }
    const people = notifications.map(({ userId }) => userId);
    return this.feeds.add(notifications, await this.preferences.ofAll(people, tx.session), tx.session);
  }
}
