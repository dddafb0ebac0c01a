import { erasingServices, type AccountErasureReport } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { erasure, type ErasureState } from './domain/erasure.js';

export interface ErasureDocument extends Omit<AccountErasureReport, 'id'> {
  _id: string;
  personId: string;
  /** Whether the job has nothing left to do. */
  settled: boolean;
}

const shown = ({ personId, requestedAt, announcements, done, completedAt }: ErasureState) => ({
  personId,
  requestedAt,
  completedAt,
  done,
  waitingFor: erasingServices.filter((service) => !done.includes(service)),
  settled: completedAt !== null && announcements.length > 1,
});

export const erasures = defineProjection<ErasureDocument>()({
  name: 'erasures',
  collection: 'erasures',
  aggregate: erasure,
  project: (state) => (state.personId ? shown(state) : null),
  indexes: [{ key: { personId: 1 } }, { key: { requestedAt: -1, _id: -1 } }, { key: { settled: 1 } }],
});
