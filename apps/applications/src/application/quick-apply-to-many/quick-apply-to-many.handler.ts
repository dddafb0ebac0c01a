import { Controller } from '@nestjs/common';
import {
  quickApplyToMany,
  type QuickApplyAnswer,
  type QuickApplyToManyInput,
  type SeenEventInput,
} from '@stallbook/contracts';
import { callerContext, type CommandContext } from '@stallbook/event-store';
import { DomainError, idFrom, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { SavedTemplate } from '../../application-template/domain/application-template.decider.js';
import { QuickApplier } from '../quick-applier.js';

@Controller()
export class QuickApplyToManyHandler {
  constructor(private readonly applier: QuickApplier) {}

  @Handles(quickApplyToMany)
  async handle({ events, templateId }: QuickApplyToManyInput, context: CallContext): Promise<QuickApplyAnswer[]> {
    const template = await this.applier.templateOf(templateId, context);
    const caller = callerContext(context);
    return Promise.all(
      // Each application has its own command ID, so that a repeated request sends only what is missing.
      events.map((event) =>
        this.answerOf(event, template, { ...caller, commandId: idFrom(caller.commandId, event.eventId) }),
      ),
    );
  }

  private async answerOf(
    event: SeenEventInput,
    template: SavedTemplate,
    context: CommandContext,
  ): Promise<QuickApplyAnswer> {
    const { eventId } = event;
    try {
      const application = await this.applier.apply(event, template, context);
      return { eventId, application, code: null, message: null };
    } catch (error) {
      if (!DomainError.is(error)) throw error;
      return { eventId, application: null, code: error.code, message: error.message };
    }
  }
}
