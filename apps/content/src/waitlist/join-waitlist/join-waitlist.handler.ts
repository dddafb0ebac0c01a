import { Controller, Inject } from '@nestjs/common';
import { joinWaitlist, type Done, type JoinWaitlistInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { AddressHash, CLOCK, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { join, waitlistEntry } from '../domain/waitlist-entry.js';

@Controller()
export class JoinWaitlistHandler {
  constructor(
    private readonly store: EventStore,
    private readonly gate: VisitorGate,
    private readonly addresses: AddressHash,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether the address was on the list cannot be told from the answer: its id follows from the call alone. */
  @Handles(joinWaitlist)
  async handle(input: JoinWaitlistInput, context: CallContext): Promise<Done> {
    const command = callerContext(context);
    const subject = idFrom('waitlist-subject', scopedCommandId(command));
    const addressHash = this.addresses.of(input.email);
    if (!(await this.gate.admits('waitlist', input, addressHash))) return { id: subject };
    await this.store.execute(waitlistEntry, idFrom(waitlistEntry.name, addressHash), command, (state) =>
      join(state, {
        subject,
        senderId: context.actor?.id ?? null,
        addressHash,
        at: this.clock.now().toISOString(),
        name: input.name.trim(),
        email: input.email.trim(),
      }),
    );
    return { id: subject };
  }
}
