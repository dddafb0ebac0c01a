import { applicationAccepted, applicationRejected, applicationSubmitted } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
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
export const applicationPublication = definePublication({
  aggregate: application,
  announce: (event) => {
    switch (event.type) {
      case 'ApplicationSubmitted':
        return [announce(applicationSubmitted, factsOf(event.data))];
      case 'ApplicationAccepted':
        return [announce(applicationAccepted, factsOf(event.data))];
      case 'ApplicationRejected':
        return [announce(applicationRejected, factsOf(event.data))];
      default:
        return [];
    }
  },
});
