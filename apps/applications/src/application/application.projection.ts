import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { application } from './domain/application.decider.js';
import type { ApplicationDetails } from './domain/application.state.js';

export interface ApplicationDocument extends ApplicationDetails {
  _id: string;
}

export const applications = defineProjection<ApplicationDocument>()({
  name: 'applications',
  collection: 'applications',
  aggregate: application,
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [
    // A vendor's own list.
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { vendorId: 1, status: 1, createdAt: -1, _id: 1 } },
    // An organizer's list and the counts of a market event.
    { key: { marketEventId: 1, status: 1, appliedAt: -1, _id: 1 } },
    // The counts of all, and the records of the admins.
    { key: { status: 1, createdAt: -1, _id: 1 } },
  ],
});
