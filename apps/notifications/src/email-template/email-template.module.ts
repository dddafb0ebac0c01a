import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { modelsOf } from '@stallbook/platform/odm';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { emailTemplateSchema } from './email-template.schema.js';
import { EmailTemplates } from './email-templates.js';
import { PreviewEmailTemplateHandler } from './preview-email-template/preview-email-template.handler.js';
import { ReadEmailTemplatesHandler } from './read-email-templates/read-email-templates.handler.js';
import { SaveEmailTemplateHandler } from './save-email-template/save-email-template.handler.js';
import { SendTestEmailHandler } from './send-test-email/send-test-email.handler.js';

@Module({
  imports: [EmailOutboxModule, modelsOf(emailTemplateSchema)],
  controllers: [PreviewEmailTemplateHandler, ReadEmailTemplatesHandler, SaveEmailTemplateHandler, SendTestEmailHandler],
  providers: [EmailTemplates, OperationJournal],
  exports: [EmailTemplates],
})
export class EmailTemplateModule {}
