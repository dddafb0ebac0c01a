import { Controller } from '@nestjs/common';
import {
  BroadcastStatus,
  carryOutBroadcast,
  MessageThreadType,
  type ByIdInput,
  type WorkStep,
} from '@stallbook/contracts';
import { DomainError, idFrom, type Actor, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageReader } from '../../message/message.reader.js';
import { Messenger } from '../../message/messenger.js';
import { ThreadStarter } from '../../message-thread/thread-starter.js';
import { ThreadSubjects } from '../../message-thread/thread-subjects.js';
import { BroadcastGroups, type Recipient } from '../broadcast-groups.js';
import type { BroadcastDocument } from '../broadcast.schema.js';
import { Broadcasts } from '../broadcasts.js';

const CHUNK = 25;
/** The organizer was erased. */
const NOTHING_LEFT: WorkStep = { done: 1, total: 1, againAfterMs: null };

/** One step of a broadcast. A repeated step sends nothing twice: each application has its own message and command. */
@Controller()
export class CarryOutBroadcastHandler {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly groups: BroadcastGroups,
    private readonly subjects: ThreadSubjects,
    private readonly starter: ThreadStarter,
    private readonly messages: MessageReader,
    private readonly messenger: Messenger,
  ) {}

  @Handles(carryOutBroadcast)
  async handle({ id }: ByIdInput, context: CallContext): Promise<WorkStep> {
    const broadcast = await this.broadcasts.find(id);
    if (broadcast?.status === BroadcastStatus.sending) await this.step(broadcast, context);
    const after = await this.broadcasts.find(id);
    if (!after) return NOTHING_LEFT;
    const againAfterMs = after.status === BroadcastStatus.sending ? 0 : null;
    return { done: after.cursor, total: after.applicationIds.length, againAfterMs };
  }

  private async step(broadcast: BroadcastDocument, context: CallContext): Promise<void> {
    const { organizerId, cursor } = broadcast;
    const ids = broadcast.applicationIds.slice(cursor, cursor + CHUNK);
    const recipients = new Map((await this.groups.byIds(ids)).map((one) => [one.applicationId, one]));
    const unreachable = await this.groups.unreachable([...recipients.values()], organizerId);
    const earlier = await this.messages.byIds(ids.map((id) => messageIdOf(broadcast, id)));
    const sent = new Set(earlier.map(({ _id }) => _id));
    const reach = async (id: string) => {
      if (sent.has(messageIdOf(broadcast, id))) return true;
      const recipient = recipients.get(id);
      if (!recipient || unreachable.has(recipient.vendorId)) return false;
      return this.deliver(broadcast, recipient, context);
    };
    const reached = await Promise.all(ids.map(reach));
    await this.broadcasts.moveOn(broadcast, {
      delivered: ids.filter((_, index) => reached[index]),
      notReached: ids.filter((_, index) => !reached[index]),
    });
  }

  private async deliver(
    broadcast: BroadcastDocument,
    { applicationId, vendorId }: Recipient,
    { correlationId, deadline }: CallContext,
  ): Promise<boolean> {
    const { _id, organizerId, content } = broadcast;
    const organizer: Actor = { id: organizerId, role: 'organizer' };
    const messageId = messageIdOf(broadcast, applicationId);
    const commandId = idFrom('broadcast-command', _id, applicationId);
    try {
      const about = { threadType: MessageThreadType.application, subjectId: applicationId };
      const subject = await this.subjects.resolve(about, organizer);
      const outgoing = { messageId, senderId: organizerId, content };
      const context = { commandId, actorId: organizerId, correlationId, deadline };
      const sent = await this.starter.write(subject, outgoing, context);
      // The organizer sees the progress instead of a signal for every vendor.
      if (sent) this.messenger.announce({ ...sent, personIds: sent.personIds.filter((id) => id === vendorId) });
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }
}

const messageIdOf = ({ _id }: BroadcastDocument, applicationId: string): string =>
  idFrom('broadcast-message', _id, applicationId);

const REFUSALS = ['MESSAGE.CLOSED', 'MESSAGE.NO_CONTACT', 'NOT_FOUND'];
const isRefusal = (error: unknown): error is DomainError => DomainError.is(error) && REFUSALS.includes(error.code);
