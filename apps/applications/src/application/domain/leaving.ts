import { isPresent } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState } from './application.state.js';
import { released, type Owned } from './withdrawal.js';

export interface Leave extends Owned {
  type: 'leave';
}

/** The vendor deleted their account. A booth that they paid for stays theirs; a held decision is announced first. */
export function leave({ organizerId }: Leave, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state) || state.heldBy) return [];
  const { applicationId, vendorId, status } = state;
  if (status === 'pending') return [{ type: 'application.withdrawn', data: { applicationId, vendorId } }];
  return status === 'accepted' && !isPaid(state) ? [released(state, { organizerId }, 100)] : [];
}

const isPaid = ({ paymentStatus, boothFeeCents, applicationFeeCents }: ApplicationDetails): boolean =>
  boothFeeCents + applicationFeeCents > 0 && (paymentStatus === 'completed' || paymentStatus === 'processing');
