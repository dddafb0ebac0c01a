import { Controller } from '@nestjs/common';
import { saveEmailTemplate, type EmailTemplate, type SaveEmailTemplateInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { EmailTemplates } from '../email-templates.js';

@Controller()
export class SaveEmailTemplateHandler {
  constructor(private readonly templates: EmailTemplates) {}

  @Handles(saveEmailTemplate)
  handle(input: SaveEmailTemplateInput, context: CallContext): Promise<EmailTemplate> {
    return this.templates.save(input, context);
  }
}
