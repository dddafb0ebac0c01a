import { applicationAccepted, applicationRejected, applicationSubmitted } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { application } from './domain/application.js';

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

/** Drafts are private: the world hears of an application when it is submitted. */
export const applicationPublication = defineIntegrationEventMapper({
  aggregate: application,
  announce: (event) => {
    switch (event.type) {
      case 'ApplicationSubmitted':
        return [outgoing(applicationSubmitted, factsOf(event.data))];
      case 'ApplicationAccepted':
        return [outgoing(applicationAccepted, factsOf(event.data))];
      case 'ApplicationRejected':
        return [outgoing(applicationRejected, factsOf(event.data))];
      default:
        return [];
    }
  },
});
