import { recordsIn, type PersonRecords } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { quickApplications, type QuickApplyDocument } from '../application/quick-application.projection.js';
import { timeSavedRecords, type TimeSavedDocument } from '../application/time-saved.projection.js';
import {
  applicationTemplates,
  type ApplicationTemplateDocument,
} from '../application-template/application-template.projection.js';
import { showTemplate } from '../application-template/application-template.presenter.js';

export function quickApplyRecords(db: Db): PersonRecords[] {
  return [
    recordsIn('applicationTemplates', db.collection<ApplicationTemplateDocument>(applicationTemplates.collection), {
      filterFor: ({ personId }) => ({ vendorId: personId }),
      show: showTemplate,
    }),
    recordsIn('quickApplications', db.collection<QuickApplyDocument>(quickApplications.collection), {
      filterFor: ({ personId }) => ({ vendorId: personId }),
      show: ({ marketEventId, templateId, applicationId, createdAt }) => ({
        marketEventId,
        templateId,
        applicationId,
        createdAt,
      }),
    }),
    recordsIn('timeSaved', db.collection<TimeSavedDocument>(timeSavedRecords.collection), {
      filterFor: ({ personId }) => ({ vendorId: personId }),
      show: ({ marketEventId, timeSavedSeconds, applicationMethod, createdAt }) => ({
        marketEventId,
        timeSavedSeconds,
        applicationMethod,
        createdAt,
      }),
    }),
  ];
}
