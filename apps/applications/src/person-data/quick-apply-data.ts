import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { quickApplications } from '../application/quick-application.projection.js';
import { timeSavedRecords } from '../application/time-saved.projection.js';
import { applicationTemplates } from '../application-template/application-template.projection.js';
import { showTemplate } from '../application-template/application-template.presenter.js';

export function quickApplyData(db: Db): PersonDataSource[] {
  return [
    personDataIn('applicationTemplates', applicationTemplates.in(db), {
      personField: 'vendorId',
      show: showTemplate,
    }),
    personDataIn('quickApplications', quickApplications.in(db), {
      personField: 'vendorId',
      show: ['marketEventId', 'templateId', 'applicationId', 'createdAt'],
    }),
    personDataIn('timeSaved', timeSavedRecords.in(db), {
      personField: 'vendorId',
      show: ['marketEventId', 'timeSavedSeconds', 'applicationMethod', 'createdAt'],
    }),
  ];
}
