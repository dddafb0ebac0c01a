import { Controller } from '@nestjs/common';
import { quickApplyToMany, type QuickApplyAnswer, type QuickApplyToManyInput } from '@stallbook/contracts';
import { callerContext, type CommandContext } from '@stallbook/event-store';
import { DomainError, idFrom, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { SavedTemplate } from '../../application-template/domain/application-template.decider.js';
import { QuickApplier } from '../quick-applier.js';

@Controller()
export class QuickApplyToManyHandler {
  constructor(private readonly applier: QuickApplier) {}

  @Handles(quickApplyToMany)
  async handle({ eventIds, templateId }: QuickApplyToManyInput, context: CallContext): Promise<QuickApplyAnswer[]> {
    const template = await this.applier.templateOf(templateId, context);
    const caller = callerContext(context);
    return Promise.all(
      // Each application has its own command ID, so that a repeated request sends only what is missing.
      eventIds.map((id) => this.answerOf(id, template, { ...caller, commandId: idFrom(caller.commandId, id) })),
    );
  }

  private async answerOf(eventId: string, template: SavedTemplate, context: CommandContext): Promise<QuickApplyAnswer> {
    try {
      const application = await this.applier.apply(eventId, template, context);
      return { eventId, application, code: null, message: null };
    } catch (error) {
      if (!DomainError.is(error)) throw error;
      return { eventId, application: null, code: error.code, message: error.message };
    }
  }
}
