import { isPresent } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState } from './application.state.js';
import { reverted } from './deferred-decision.js';
import { released, type Owned } from './withdrawal.js';

export interface Leave extends Owned {
  type: 'leave';
}

/** The vendor deleted their account. A booth that they paid for stays theirs. */
export function leave({ organizerId }: Leave, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state)) return [];
  const { applicationId, vendorId, status, heldBy } = state;
  const withdrawn: ApplicationEvent = { type: 'application.withdrawn', data: { applicationId, vendorId } };
  if (status === 'pending') return [withdrawn];
  if (status !== 'accepted' || isPaid(state)) return [];
  return heldBy ? [reverted(state, heldBy), withdrawn] : [released(state, { organizerId }, 100)];
}

const isPaid = ({ paymentStatus, boothFeeCents, applicationFeeCents }: ApplicationDetails): boolean =>
  boothFeeCents + applicationFeeCents > 0 && (paymentStatus === 'completed' || paymentStatus === 'processing');
