import { erasingServices, type AccountErasure } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { erasure } from './domain/erasure.decider.js';
import type { ErasureDetails } from './domain/erasure.state.js';

export interface ErasureDocument extends Omit<AccountErasure, 'id'> {
  _id: string;
  personId: string;
  done: string[];
  waitingFor: string[];
  /** The job has nothing left to do. */
  settled: boolean;
}

const shown = ({ personId, requestedAt, announcedAt, done, completedAt }: ErasureDetails) => ({
  personId,
  requestedAt,
  completedAt,
  done,
  waitingFor: erasingServices.filter((service) => !done.includes(service)),
  settled: completedAt !== null && announcedAt.length > 1,
});

export const erasures = defineProjection<ErasureDocument>()({
  name: 'erasures',
  collection: 'erasures',
  aggregate: erasure,
  project: (state) => (isPresent(state) ? shown(state) : null),
  indexes: [{ key: { personId: 1 } }, { key: { settled: 1 } }],
});
