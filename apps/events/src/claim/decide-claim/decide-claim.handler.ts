import { Controller, Inject } from '@nestjs/common';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { approveClaim, denyClaim, type ByIdInput, type EventClaim } from '@stallbook/contracts';
import {
  EventStore,
  callerContext,
  scopedCommandId,
  type Executed,
  type StoreTransaction,
} from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { marketEvent } from '../../market-event/domain/market-event.js';
import { handOver } from '../../market-event/domain/market-event.decider.js';
import { Organizers } from '../../organizer/organizers.js';
import { toClaim } from '../claim.reader.js';
import { claimsView, type ClaimDocument } from '../claim.projection.js';
import { approve, claim, deny, type ClaimState } from '../domain/claim.js';

type Decided = Executed<ClaimState>;

/** Claim, market event and operation log change in one transaction. */
@Controller()
export class DecideClaimHandler {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: Organizers,
    private readonly operations: AdminOperations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(approveClaim)
  approve({ id }: ByIdInput, context: CallContext): Promise<EventClaim> {
    const adminId = actorOf(context).id;
    return this.decide(context, async (tx) => {
      const { request } = (await tx.load(claim, id)).state;
      if (!request) throw notFound('Claim not found');
      const { contactSubject, marketEventId } = request;
      const organizerId = request.organizerId ?? (await this.organizers.withAddress([contactSubject], tx.session));
      const decided = await tx.execute(claim, id, (state) =>
        approve(state, { adminId, organizerId, at: this.clock.now() }),
      );
      const contact = {
        contactSubject,
        organizerContactName: request.name,
        organizerContactEmail: request.email,
        organizerContactPhone: request.phone,
      };
      await tx.execute(marketEvent, marketEventId, (state) => handOver(state, { claimId: id, organizerId, contact }));
      await this.log('approve_claim', adminId, { claimId: id, eventId: marketEventId, organizerId }, tx);
      return decided;
    });
  }

  @Handles(denyClaim)
  deny({ id }: ByIdInput, context: CallContext): Promise<EventClaim> {
    const adminId = actorOf(context).id;
    return this.decide(context, async (tx) => {
      const decided = await tx.execute(claim, id, (state) => deny(state, { adminId, at: this.clock.now() }));
      await this.log('deny_claim', adminId, { claimId: id, eventId: decided.state.request?.marketEventId }, tx);
      return decided;
    });
  }

  private async decide(context: CallContext, work: (tx: StoreTransaction) => Promise<Decided>): Promise<EventClaim> {
    const command = callerContext(context);
    const done = await this.store.transaction(command, work, {
      repeated: () => this.store.answerOf(claim, scopedCommandId(command)),
    });
    const { id, version, createdAt = this.clock.now(), updatedAt = this.clock.now() } = done;
    const document = claimsView.project(done.state, { id, version, createdAt, updatedAt }) as Omit<
      ClaimDocument,
      '_id'
    >;
    return toClaim({ ...document, _id: id });
  }

  private log(
    operationType: 'approve_claim' | 'deny_claim',
    performedBy: string,
    details: Record<string, unknown>,
    tx: StoreTransaction,
  ): Promise<void> {
    return this.operations.record({ id: tx.commandId, operationType, performedBy, details }, tx.session);
  }
}
