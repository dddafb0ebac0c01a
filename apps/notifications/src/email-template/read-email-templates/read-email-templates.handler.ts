import { Controller } from '@nestjs/common';
import { emailTemplates, type EmailTemplate } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { EmailTemplates } from '../email-templates.js';

@Controller()
export class ReadEmailTemplatesHandler {
  constructor(private readonly templates: EmailTemplates) {}

  @Handles(emailTemplates)
  handle(): Promise<EmailTemplate[]> {
    return this.templates.all();
  }
}
