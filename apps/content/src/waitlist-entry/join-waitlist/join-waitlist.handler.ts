import { Controller } from '@nestjs/common';
import { joinWaitlist, type Done, type JoinWaitlistInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { idFrom, type CallContext } from '@stallbook/kernel';
import { AddressHash, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { waitlistEntry } from '../domain/waitlist-entry.decider.js';

@Controller()
export class JoinWaitlistHandler {
  constructor(
    private readonly store: EventStore,
    private readonly gate: VisitorGate,
    private readonly addresses: AddressHash,
  ) {}

  /** The response ID follows from the call, so it does not reveal whether the address was on the list. */
  @Handles(joinWaitlist)
  async handle(input: JoinWaitlistInput, context: CallContext): Promise<Done> {
    const caller = callerContext(context);
    const subject = idFrom('waitlist-subject', scopedCommandId(caller));
    const addressHash = this.addresses.of(input.email);
    if (!(await this.gate.admits('waitlist', input, addressHash))) return { id: subject };
    await this.store.execute(waitlistEntry, idFrom(waitlistEntry.name, addressHash), caller, {
      type: 'join',
      subject,
      senderId: context.actor?.id ?? null,
      addressHash,
      name: input.name.trim(),
      email: input.email.trim(),
    });
    return { id: subject };
  }
}
