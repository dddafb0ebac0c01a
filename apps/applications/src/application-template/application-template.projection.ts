import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import { applicationTemplate, type TemplateDetails } from './domain/application-template.decider.js';

export interface ApplicationTemplateDocument extends TemplateDetails {
  _id: string;
}

/** Erased templates are not shown. */
export const applicationTemplates = defineProjection<ApplicationTemplateDocument>()({
  name: 'application-templates',
  collection: 'applicationTemplates',
  aggregate: applicationTemplate,
  project: (state) => (isPresent(state) && state.productsOffered !== ERASED ? { ...state } : null),
  indexes: [{ key: { vendorId: 1, updatedAt: -1, _id: 1 } }],
});
