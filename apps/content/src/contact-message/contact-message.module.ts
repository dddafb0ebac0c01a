import { Module } from '@nestjs/common';
import { VisitorModule } from '../visitor/visitor.module.js';
import { MarkContactDoneHandler } from './mark-contact-done/mark-contact-done.handler.js';
import { ReadContactMessagesHandler } from './read-contact-messages/read-contact-messages.handler.js';
import { SubmitContactHandler } from './submit-contact/submit-contact.handler.js';

@Module({
  imports: [VisitorModule],
  controllers: [SubmitContactHandler, ReadContactMessagesHandler, MarkContactDoneHandler],
})
export class ContactMessageModule {}
