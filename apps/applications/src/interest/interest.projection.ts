import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import { interest, type InterestDetails } from './domain/interest.decider.js';

export interface InterestDocument extends InterestDetails {
  _id: string;
}

/** Interests of erased vendors are not shown. */
export const interests = defineProjection<InterestDocument>()({
  name: 'interests',
  collection: 'interests',
  aggregate: interest,
  project: (state) => (isPresent(state) && state.message !== ERASED ? { ...state } : null),
  indexes: [
    { key: { vendorId: 1, createdAt: -1, _id: 1 } },
    { key: { marketEventId: 1, createdAt: -1, _id: 1 } },
    // The deletion of a market event goes through its interests by ID.
    { key: { marketEventId: 1, _id: 1 } },
  ],
});
