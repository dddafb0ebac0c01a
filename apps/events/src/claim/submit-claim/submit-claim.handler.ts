import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { DomainError, idFrom, permissionDenied, type Actor, type CallContext } from '@stallbook/kernel';
import { submitClaim, type Done, type SubmitClaimInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { AddressHash, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { TransactionLock } from '../../transaction-lock/transaction-lock.js';
import { ClaimReader } from '../claim.reader.js';
import { claim } from '../domain/claim.decider.js';
import { claimSubject } from '../domain/claim-subject.js';

/** For visitors and organizers. */
@Controller()
export class SubmitClaimHandler {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: OrganizerReplicas,
    private readonly addresses: AddressHash,
    private readonly gate: VisitorGate,
    private readonly reader: ClaimReader,
    private readonly lock: TransactionLock,
  ) {}

  @Handles(submitClaim)
  async handle(input: SubmitClaimInput, context: CallContext): Promise<Done> {
    const { actor } = context;
    assertMayClaim(actor);
    const command = callerContext(context);
    const addressHash = this.addresses.of(input.email);
    const unstored = idFrom('claim', scopedCommandId(command));
    // Visitors use up the attempts of an address, not those of its owner.
    if (!(await this.gate.admits('claim', input, actor?.id ?? addressHash))) return { id: unstored };
    const hashes = this.addresses.every(input.email);
    const holder = await this.organizers.withAddress(hashes);
    const organizerId = actor?.role === 'organizer' ? actor.id : holder;
    const own = hashes.map((hash) => claimSubject(hash, organizerId));
    // The holder of the address may have sent a claim before they registered.
    const subjects = organizerId === holder ? [...hashes, ...own] : own;
    const contactSubject = claimSubject(addressHash, organizerId);
    const done = await this.store.transaction<Done>(
      command,
      async (tx) => {
        const { state } = await tx.load(marketEvent, input.eventId);
        const earlier = await this.reader.ofPerson(input.eventId, { subjects, organizerId }, tx.session);
        if (earlier.some(({ status }) => status === 'pending')) {
          await tx.assertFirstRun();
          // A visitor can enter the address of anyone, and must not learn what that person sent.
          if (actor?.role !== 'organizer') return { id: unstored };
          throw new DomainError('CLAIM.ALREADY_OPEN', 'You already sent a claim for this event. We are reviewing it.');
        }
        // Two claims of a person at the same moment get the same ID, so that only one is stored.
        const claimId = idFrom('claim', input.eventId, subjects.at(-1) ?? contactSubject, String(earlier.length));
        const request = {
          marketEventId: input.eventId,
          organizerId,
          contactSubject,
          email: input.email.trim(),
          name: input.name.trim(),
          phone: input.phone?.trim() || null,
          businessName: input.businessName?.trim() || null,
          message: input.message?.trim() || null,
          claimToken: randomBytes(24).toString('base64url'),
          contactPublic: input.contactPublic && holder !== null && holder === actor?.id,
          url: input.url?.trim() || null,
          userAgent: input.userAgent?.trim() || null,
          language: input.language ?? null,
        };
        await this.lock.acquire([input.eventId], tx.session);
        return tx.execute(claim, claimId, { type: 'submit', marketEvent: state, request });
      },
      { repeated: () => this.store.answerOf(claim, command) },
    );
    return { id: done.id };
  }
}

function assertMayClaim(actor: Actor | undefined): void {
  if (actor && actor.role !== 'organizer' && actor.role !== 'none') throw permissionDenied();
}
