import { Controller } from '@nestjs/common';
import { submitFeedback, type Done, type SubmitFeedbackInput } from '@stallbook/contracts';
import { EventStore, callerContext, scopedCommandId } from '@stallbook/event-store';
import { idFrom, type CallContext } from '@stallbook/kernel';
import { AddressHash, VisitorGate } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { feedback } from '../domain/feedback.decider.js';

@Controller()
export class SubmitFeedbackHandler {
  constructor(
    private readonly store: EventStore,
    private readonly gate: VisitorGate,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(submitFeedback)
  async handle(input: SubmitFeedbackInput, context: CallContext): Promise<Done> {
    const caller = callerContext(context);
    const id = idFrom(feedback.name, scopedCommandId(caller));
    const email = input.email?.trim() || null;
    const addressHash = email && this.addresses.of(email);
    if (!(await this.gate.admits('feedback', input, addressHash))) return { id };
    await this.store.execute(feedback, id, caller, {
      type: 'receive',
      subject: id,
      senderId: context.actor?.id ?? null,
      addressHash,
      name: input.name?.trim() || null,
      email,
      category: input.category,
      rating: input.rating ?? null,
      message: input.message.trim(),
      page: input.page,
      url: input.url,
      userAgent: input.userAgent,
      timestamp: input.timestamp,
    });
    return { id };
  }
}
