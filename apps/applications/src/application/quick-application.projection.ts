import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { application } from './domain/application.decider.js';

export interface QuickApplyDocument {
  _id: string;
  vendorId: string;
  marketEventId: string;
  templateId: string;
  applicationId: string;
  /** ISO instant. */
  createdAt: string;
}

/** For analytics: one record per quick application, of the last time that it was sent. */
export const quickApplications = defineProjection<QuickApplyDocument>()({
  name: 'quick-applications',
  collection: 'quickApplications',
  aggregate: application,
  project(state) {
    if (!isPresent(state) || !state.quickApply) return null;
    const { vendorId, marketEventId, applicationId, quickApply } = state;
    const { templateId, usedAt: createdAt } = quickApply;
    return { vendorId, marketEventId, templateId, applicationId, createdAt };
  },
  indexes: [{ key: { vendorId: 1, createdAt: -1, _id: 1 } }],
});
