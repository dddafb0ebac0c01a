import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing } from '@stallbook/kernel';
import { application } from './domain/application.decider.js';

interface Facts {
  applicationId: string;
  marketEventId: string;
  vendorId: string;
  organizerId: string;
  boothFeeCents: number;
  applicationFeeCents: number;
}

const factsOf = ({
  applicationId,
  marketEventId,
  vendorId,
  organizerId,
  boothFeeCents,
  applicationFeeCents,
}: Facts) => ({
  applicationId,
  marketEventId,
  vendorId,
  organizerId,
  boothFeeCents,
  applicationFeeCents,
});

/** Drafts are private, so nothing is published before the submission. */
export const applicationIntegrationEvents = defineIntegrationEventMapper({
  aggregate: application,
  map: (event, state) => {
    switch (event.type) {
      case 'application.submitted':
        return [outgoing(applicationSubmitted, factsOf(event.data))];
      case 'application.accepted':
        return [outgoing(applicationAccepted, factsOf(event.data))];
      case 'application.rejected':
        return [outgoing(applicationRejected, factsOf(event.data))];
      case 'application.withdrawn':
        return isPresent(state) ? [outgoing(applicationWithdrawn, factsOf(state))] : [];
      default:
        return [];
    }
  },
});
