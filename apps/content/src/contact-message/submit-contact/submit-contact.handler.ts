import { Controller } from '@nestjs/common';
import { submitContact, type Done, type SubmitContactInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { idFrom, type CallContext } from '@stallbook/kernel';
import { AddressHash, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { contactMessage } from '../domain/contact-message.decider.js';

@Controller()
export class SubmitContactHandler {
  constructor(
    private readonly store: EventStore,
    private readonly gate: VisitorGate,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(submitContact)
  async handle(input: SubmitContactInput, context: CallContext): Promise<Done> {
    const caller = callerContext(context);
    const id = idFrom(contactMessage.name, scopedCommandId(caller));
    const addressHash = this.addresses.of(input.email);
    if (!(await this.gate.admits('contact', input, addressHash))) return { id };
    await this.store.execute(contactMessage, id, caller, {
      type: 'receive',
      subject: id,
      senderId: context.actor?.id ?? null,
      addressHash,
      name: input.name.trim(),
      email: input.email.trim(),
      role: input.role,
      message: input.message.trim(),
    });
    return { id };
  }
}
