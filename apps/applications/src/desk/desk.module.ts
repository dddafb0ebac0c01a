import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { ApplicationMarks } from './application-marks.js';
import { DeskApplicationsHandler } from './desk-applications/desk-applications.handler.js';
import { DeskChoicesHandler } from './desk-choices/desk-choices.handler.js';
import { MarkApplicationHandler } from './mark-application/mark-application.handler.js';
import { MarksDeletedReaction } from './reactions/marks-deleted.reaction.js';
import { applicationMarksSchema } from './application-marks.schema.js';

@Module({
  imports: [modelsOf(applicationMarksSchema), ApplicationModule, ReplicaModule],
  controllers: [DeskApplicationsHandler, DeskChoicesHandler, MarkApplicationHandler],
  providers: [ApplicationMarks, MarksDeletedReaction],
})
export class DeskModule {}
