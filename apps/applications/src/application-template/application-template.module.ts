import { Module } from '@nestjs/common';
import { ReplicaModule } from '../replicas/replica.module.js';
import { ApplicationTemplateReader } from './application-template.reader.js';
import { DeleteApplicationTemplateHandler } from './delete-application-template/delete-application-template.handler.js';
import { MyApplicationTemplatesHandler } from './my-application-templates/my-application-templates.handler.js';
import { SaveApplicationTemplateHandler } from './save-application-template/save-application-template.handler.js';

@Module({
  imports: [ReplicaModule],
  controllers: [SaveApplicationTemplateHandler, DeleteApplicationTemplateHandler, MyApplicationTemplatesHandler],
  providers: [ApplicationTemplateReader],
})
export class ApplicationTemplateModule {}
