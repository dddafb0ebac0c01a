import { Controller, Inject } from '@nestjs/common';
import { actorOf, isPresent, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { approveClaim, denyClaim, type ByIdInput, type EventClaim } from '@stallbook/contracts';
import { EventStore, callerContext, type Executed, type StoreTransaction } from '@stallbook/event-store';
import { AddressHash, CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AdminOperations } from '../../admin-operation/admin-operations.js';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { ClaimCloser } from '../claim-closer.js';
import { toClaim } from '../claim.reader.js';
import { claims, type ClaimDocument } from '../claim.projection.js';
import { claim, showsContact, type ClaimState } from '../domain/claim.decider.js';

type Decided = Executed<ClaimState>;

/** One transaction changes the claim, the market event, and the operation log. */
@Controller()
export class DecideClaimHandler {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: OrganizerReplicas,
    private readonly addresses: AddressHash,
    private readonly closer: ClaimCloser,
    private readonly operations: AdminOperations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(approveClaim)
  approve({ id }: ByIdInput, context: CallContext): Promise<EventClaim> {
    const adminId = actorOf(context).id;
    return this.decide(context, async (tx) => {
      const { state } = await tx.load(claim, id);
      if (!isPresent(state)) throw notFound('Claim not found');
      const { request } = state;
      const { marketEventId } = request;
      // Staff trust the address, which anyone can type, so its owner gets the event and not the sender.
      const organizerId = await this.organizers.awaited(this.addresses.every(request.email), tx.session);
      const decided = await tx.execute(claim, id, { type: 'approve', adminId, organizerId });
      const isOwn = organizerId !== null && request.organizerId === organizerId;
      const contact = {
        contactSubject: isOwn ? request.contactSubject : this.addresses.of(request.email),
        organizerContactName: request.name,
        organizerContactEmail: request.email,
        organizerContactPhone: request.phone,
      };
      await tx.execute(marketEvent, marketEventId, {
        type: 'hand-over',
        claimId: id,
        organizerId,
        contact,
        contactPublic: showsContact(request, organizerId),
      });
      const closing = { eventId: marketEventId, ownerId: organizerId, adminId, reason: 'another-approved' as const };
      await this.closer.close(closing, tx);
      const details = { claimId: id, eventId: marketEventId, title: request.title, organizerId };
      await this.log('approve_claim', adminId, details, tx);
      return decided;
    });
  }

  @Handles(denyClaim)
  deny({ id }: ByIdInput, context: CallContext): Promise<EventClaim> {
    const adminId = actorOf(context).id;
    return this.decide(context, async (tx) => {
      const decided = await tx.execute(claim, id, { type: 'deny', adminId });
      const { marketEventId: eventId, title } = isPresent(decided.state)
        ? decided.state.request
        : { marketEventId: null, title: null };
      await this.log('deny_claim', adminId, { claimId: id, eventId, title }, tx);
      return decided;
    });
  }

  private async decide(context: CallContext, work: (tx: StoreTransaction) => Promise<Decided>): Promise<EventClaim> {
    const command = callerContext(context);
    const done = await this.store.transaction(command, work, {
      repeated: () => this.store.answerOf(claim, command),
    });
    const { id, version, createdAt = this.clock.now(), updatedAt = this.clock.now() } = done;
    const document = claims.project(done.state, { id, version, createdAt, updatedAt }) as Omit<ClaimDocument, '_id'>;
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
