import { DomainError, isPresent, notFound } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationState } from './application.state.js';
import { factsOf } from './review.js';

export interface AssignBooth {
  type: 'assign-booth';
  /** The caller. */
  organizerId: string;
  /** The current owner of the market event. */
  ownerId: string | null;
  boothLocation: string | null;
}

/** Until the market, also after the payment. While the decision is held, the vendor learns of none. */
export function assignBooth(
  { organizerId, ownerId, boothLocation }: AssignBooth,
  state: ApplicationState,
): ApplicationEvent[] {
  if (!isPresent(state) || state.status === 'draft' || ownerId !== organizerId) throw notFound('Application not found');
  if (state.status !== 'accepted') {
    throw new DomainError('APPLICATION.NOT_ACCEPTED', 'Accept the application before you assign a booth.');
  }
  if (state.boothLocation === boothLocation) return [];
  return [{ type: 'application.booth-assigned', data: { ...factsOf(state, organizerId), boothLocation } }];
}
