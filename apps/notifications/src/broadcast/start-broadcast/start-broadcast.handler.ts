import { Controller } from '@nestjs/common';
import { MAX_BROADCAST, startBroadcast, type Broadcast, type StartBroadcastInput } from '@stallbook/contracts';
import { actorOf, alreadyExists, DomainError, type CallContext } from '@stallbook/kernel';
import { WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { messageText } from '../../message/domain/message.decider.js';
import { MessageLimits } from '../../message/message-limits.js';
import { BroadcastGroups } from '../broadcast-groups.js';
import { BroadcastPresenter } from '../broadcast.presenter.js';
import type { BroadcastDocument } from '../broadcast.schema.js';
import { Broadcasts } from '../broadcasts.js';

@Controller()
export class StartBroadcastHandler {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly groups: BroadcastGroups,
    private readonly limits: MessageLimits,
    private readonly queue: WorkQueue,
    private readonly presenter: BroadcastPresenter,
  ) {}

  @Handles(startBroadcast)
  async handle(input: StartBroadcastInput, context: CallContext): Promise<Broadcast> {
    const { id: organizerId } = actorOf(context);
    const earlier = await this.broadcasts.own(input.broadcastId, organizerId);
    if (earlier) requireSame(earlier, input);
    const broadcast = earlier ?? (await this.begin(input, organizerId));
    await this.queue.add(broadcast._id);
    const [shown] = await this.presenter.many([broadcast]);
    return shown!;
  }

  private async begin(
    { broadcastId: id, content, expected, ...to }: StartBroadcastInput,
    organizerId: string,
  ): Promise<BroadcastDocument> {
    const text = messageText(content);
    const { reached } = await this.groups.of(to, organizerId);
    requireExpected(reached.length, expected);
    await this.limits.broadcast(organizerId);
    const applicationIds = reached.map(({ applicationId }) => applicationId);
    return this.broadcasts.begin({ id, organizerId, to, content: text, applicationIds });
  }
}

/** A start is repeated only with the same message. */
function requireSame(
  earlier: BroadcastDocument,
  { content, eventId, group, category = null }: StartBroadcastInput,
): void {
  const { marketEventId, ...sent } = earlier;
  const isSame = marketEventId === eventId && sent.group === group && sent.category === category;
  if (!isSame || sent.content !== messageText(content)) throw alreadyExists('This message was already sent.');
}

function requireExpected(count: number, expected: number): void {
  if (count === 0)
    throw new DomainError('BROADCAST.NO_RECIPIENTS', 'No one in this group can receive messages right now.');
  if (count > MAX_BROADCAST) {
    throw new DomainError('BROADCAST.TOO_MANY', `Narrow the group to ${MAX_BROADCAST} vendors at most.`);
  }
  if (count === expected) return;
  throw new DomainError('BROADCAST.GROUP_CHANGED', 'The group changed meanwhile. Check who gets it, then send again.');
}
