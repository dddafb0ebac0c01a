import { Controller } from '@nestjs/common';
import { markContactDone, type ContactMessage, type MarkDoneInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { showContactMessage } from '../contact-message.presenter.js';
import { contactMessageDocument } from '../contact-message.projection.js';
import { contactMessage } from '../domain/contact-message.decider.js';

@Controller()
export class MarkContactDoneHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(markContactDone)
  async handle({ id, done }: MarkDoneInput, context: CallContext): Promise<ContactMessage> {
    const command = { type: done ? ('resolve' as const) : ('reopen' as const), adminId: actorOf(context).id };
    const { state } = await this.store.execute(contactMessage, id, callerContext(context), command);
    const document = contactMessageDocument(state);
    if (!document) throw notFound('Message not found');
    return showContactMessage({ _id: id, ...document });
  }
}
