import {
  applicationAccepted,
  applicationEventChanged,
  applicationRejected,
  applicationSubmitted,
  imageIds,
  imageOwnerSaved,
  applicationWithdrawn,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, type IntegrationData, type OutgoingMessage } from '@stallbook/kernel';
import { application } from './domain/application.decider.js';
import type { ApplicationState } from './domain/application.state.js';

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

const withdrawn = (state: ApplicationState, how: { wasAccepted: boolean; refundPercent: number }): OutgoingMessage[] =>
  isPresent(state) ? [outgoing(applicationWithdrawn, { ...factsOf(state), ...how })] : [];

/** Drafts are private, so before the submission only their photos are named, to keep their files. */
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
      case 'application.photos-changed': {
        const { applicationId, marketEventId, photos } = event.data;
        const shown = photos.map(({ id }) => imageIds.applicationPhoto(id));
        return [outgoing(imageOwnerSaved, { ownerId: applicationId, marketEventId, imageIds: shown })];
      }
      case 'application.draft-deleted':
      case 'application.deleted':
        return [outgoing(imageOwnerSaved, { ownerId: event.data.applicationId, marketEventId: null, imageIds: [] })];
      case 'application.withdrawn':
        return withdrawn(state, { wasAccepted: false, refundPercent: 100 });
      case 'application.event-changed': {
        if (!isPresent(state)) return [];
        const { applicationId, marketEventId, vendorId, organizerId } = state;
        const changes = event.data.changes as IntegrationData<typeof applicationEventChanged>['changes'];
        return [outgoing(applicationEventChanged, { applicationId, marketEventId, vendorId, organizerId, changes })];
      }
      case 'application.booth-released':
        return withdrawn(state, { wasAccepted: true, refundPercent: event.data.refundPercent });
      default:
        return [];
    }
  },
});
