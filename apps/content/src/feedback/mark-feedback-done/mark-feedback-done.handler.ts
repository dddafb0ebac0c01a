import { Controller, Inject } from '@nestjs/common';
import { markFeedbackDone, type Feedback, type MarkDoneInput } from '@stallbook/contracts';
import { EventStore, callerContext } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { feedbackDocument, showFeedback } from '../feedback.projection.js';
import { feedback, mark } from '../domain/feedback.js';

@Controller()
export class MarkFeedbackDoneHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(markFeedbackDone)
  async handle({ id, done }: MarkDoneInput, context: CallContext): Promise<Feedback> {
    const by = { adminId: actorOf(context).id, at: this.clock.now().toISOString() };
    const { state } = await this.store.execute(feedback, id, callerContext(context), (current) =>
      mark(current, { done, ...by }),
    );
    const document = feedbackDocument(state);
    if (!document) throw notFound('Feedback not found');
    return showFeedback({ _id: id, ...document });
  }
}
