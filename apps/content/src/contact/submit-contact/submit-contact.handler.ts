import { Controller, Inject } from '@nestjs/common';
import { submitContact, type Done, type SubmitContactInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { AddressHash, CLOCK, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { contactMessage, receive } from '../domain/contact-message.js';

@Controller()
export class SubmitContactHandler {
  constructor(
    private readonly store: EventStore,
    private readonly gate: VisitorGate,
    private readonly addresses: AddressHash,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(submitContact)
  async handle(input: SubmitContactInput, context: CallContext): Promise<Done> {
    const command = callerContext(context);
    const id = idFrom(contactMessage.name, scopedCommandId(command));
    const addressHash = this.addresses.of(input.email);
    if (!(await this.gate.admits('contact', input, addressHash))) return { id };
    await this.store.execute(contactMessage, id, command, (state) =>
      receive(state, {
        subject: id,
        senderId: context.actor?.id ?? null,
        addressHash,
        at: this.clock.now().toISOString(),
        name: input.name.trim(),
        email: input.email.trim(),
        role: input.role,
        message: input.message.trim(),
      }),
    );
    return { id };
  }
}
