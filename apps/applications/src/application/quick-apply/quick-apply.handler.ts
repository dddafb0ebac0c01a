import { Controller } from '@nestjs/common';
import { quickApply, type Application, type QuickApplyInput } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { QuickApplier } from '../quick-applier.js';

@Controller()
export class QuickApplyHandler {
  constructor(private readonly applier: QuickApplier) {}

  @Handles(quickApply)
  async handle({ templateId, ...event }: QuickApplyInput, context: CallContext): Promise<Application> {
    const template = await this.applier.templateOf(templateId, context);
    return this.applier.apply(event, template, callerContext(context));
  }
}
