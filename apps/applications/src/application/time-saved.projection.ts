import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { application } from './domain/application.decider.js';

export interface TimeSavedDocument {
  _id: string;
  vendorId: string;
  marketEventId: string;
  timeSavedSeconds: number;
  applicationMethod: 'template';
  /** ISO instant. */
  createdAt: string;
}

/** What templates saved, whether by the form or without it. */
export const timeSavedRecords = defineProjection<TimeSavedDocument>()({
  name: 'time-saved',
  collection: 'timeSavedRecords',
  aggregate: application,
  project(state) {
    if (!isPresent(state) || !state.templateUse) return null;
    const { vendorId, marketEventId, templateUse } = state;
    const { timeSavedSeconds, usedAt: createdAt } = templateUse;
    return { vendorId, marketEventId, timeSavedSeconds, applicationMethod: 'template', createdAt };
  },
  indexes: [{ key: { vendorId: 1, createdAt: -1, _id: 1 } }],
});
