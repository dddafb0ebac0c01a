import { Controller, Inject } from '@nestjs/common';
import { markContactDone, type ContactMessage, type MarkDoneInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { contactDocument, showContact } from '../contact.projection.js';
import { contactMessage, mark } from '../domain/contact-message.js';

@Controller()
export class MarkContactDoneHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(markContactDone)
  async handle({ id, done }: MarkDoneInput, context: CallContext): Promise<ContactMessage> {
    const by = { adminId: actorOf(context).id, at: this.clock.now().toISOString() };
    const { state } = await this.store.execute(contactMessage, id, callerContext(context), (current) =>
      mark(current, { done, ...by }),
    );
    const document = contactDocument(state);
    if (!document) throw notFound('Message not found');
    return showContact({ _id: id, ...document });
  }
}
