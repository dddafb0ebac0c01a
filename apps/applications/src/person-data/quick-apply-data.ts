import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { quickApplications, type QuickApplyDocument } from '../application/quick-application.projection.js';
import { timeSavedRecords, type TimeSavedDocument } from '../application/time-saved.projection.js';
import {
  applicationTemplates,
  type ApplicationTemplateDocument,
} from '../application-template/application-template.projection.js';
import { showTemplate } from '../application-template/application-template.presenter.js';

export function quickApplyData(db: Db): PersonDataSource[] {
  return [
    personDataIn('applicationTemplates', db.collection<ApplicationTemplateDocument>(applicationTemplates.collection), {
      personField: 'vendorId',
      show: showTemplate,
    }),
    personDataIn('quickApplications', db.collection<QuickApplyDocument>(quickApplications.collection), {
      personField: 'vendorId',
      show: ['marketEventId', 'templateId', 'applicationId', 'createdAt'],
    }),
    personDataIn('timeSaved', db.collection<TimeSavedDocument>(timeSavedRecords.collection), {
      personField: 'vendorId',
      show: ['marketEventId', 'timeSavedSeconds', 'applicationMethod', 'createdAt'],
    }),
  ];
}
