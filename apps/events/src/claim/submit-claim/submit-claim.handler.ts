import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { idFrom, permissionDenied, type Actor, type CallContext } from '@stallbook/kernel';
import { submitClaim, type Done, type SubmitClaimInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { AddressHash, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { Organizers } from '../../organizer/organizers.js';
import { claim } from '../domain/claim.decider.js';

/** For visitors and organizers. */
@Controller()
export class SubmitClaimHandler {
  constructor(
    private readonly store: EventStore,
    private readonly organizers: Organizers,
    private readonly addresses: AddressHash,
    private readonly gate: VisitorGate,
  ) {}

  @Handles(submitClaim)
  async handle(input: SubmitClaimInput, context: CallContext): Promise<Done> {
    const { actor } = context;
    assertMayClaim(actor);
    const command = callerContext(context);
    const claimId = idFrom('claim', scopedCommandId(command));
    const contactSubject = this.addresses.of(input.email);
    if (!(await this.gate.admits('claim', input, contactSubject))) return { id: claimId };
    const hashes = this.addresses.every(input.email);
    const organizerId = actor?.role === 'organizer' ? actor.id : await this.organizers.withAddress(hashes);
    const done = await this.store.transaction(
      command,
      async (tx) => {
        const { state } = await tx.load(marketEvent, input.eventId);
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
        };
        return tx.execute(claim, claimId, { type: 'submit', marketEvent: state, request });
      },
      { repeated: () => this.store.answerOf(claim, scopedCommandId(command)) },
    );
    return { id: done.id };
  }
}

function assertMayClaim(actor: Actor | undefined): void {
  if (actor && actor.role !== 'organizer' && actor.role !== 'none') throw permissionDenied();
}
