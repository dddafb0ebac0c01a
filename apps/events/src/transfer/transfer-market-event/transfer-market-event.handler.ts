import { Controller, Inject } from '@nestjs/common';
import { actorOf, isPresent, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { transferMarketEvent, type MarketEvent, type TransferMarketEventInput } from '@stallbook/contracts';
import { callerContext, EventStore, type StoreTransaction } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { ClaimCloser } from '../../claim/claim-closer.js';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { answerOf } from '../../market-event/market-event.presenter.js';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';

/** One transaction changes the owner, closes open claims, and writes the operation log. */
@Controller()
export class TransferMarketEventHandler {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: OrganizerReplicas,
    private readonly closer: ClaimCloser,
    private readonly operations: AdminOperations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(transferMarketEvent)
  async handle(input: TransferMarketEventInput, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const command = callerContext(context);
    const done = await this.store.transaction(command, (tx) => this.transfer(input, actor.id, tx), {
      repeated: () => this.store.answerOf(marketEvent, command),
    });
    return answerOf(done, actor, this.clock.now());
  }

  private async transfer(input: TransferMarketEventInput, adminId: string, tx: StoreTransaction) {
    const { eventId, organizerId, note = null } = input;
    if (!(await this.organizers.has(organizerId, tx.session))) throw notFound('Organizer not found');
    const before = await tx.load(marketEvent, eventId);
    const formerOrganizerId = isPresent(before.state) ? before.state.organizerId : null;
    const done = await tx.execute(marketEvent, eventId, { type: 'transfer', adminId, organizerId, note });
    await this.closer.close({ eventId, ownerId: organizerId, adminId, reason: 'transferred' }, tx);
    const title = isPresent(done.state) ? done.state.details.title : null;
    const details = { eventId, title, organizerId, formerOrganizerId };
    const entry = { id: tx.commandId, operationType: 'transfer_event' as const, performedBy: adminId, details };
    await this.operations.record(entry, tx.session);
    return done;
  }
}
