import { Controller } from '@nestjs/common';
import { markFeedbackDone, type Feedback, type MarkDoneInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { showFeedback } from '../feedback.presenter.js';
import { feedbackDocument } from '../feedback.projection.js';
import { feedback } from '../domain/feedback.decider.js';

@Controller()
export class MarkFeedbackDoneHandler {
  constructor(private readonly store: EventStore) {}

  @Handles(markFeedbackDone)
  async handle({ id, done }: MarkDoneInput, context: CallContext): Promise<Feedback> {
    const command = { type: done ? ('resolve' as const) : ('reopen' as const), adminId: actorOf(context).id };
    const { state } = await this.store.execute(feedback, id, callerContext(context), command);
    const document = feedbackDocument(state);
    if (!document) throw notFound('Feedback not found');
    return showFeedback({ _id: id, ...document });
  }
}
