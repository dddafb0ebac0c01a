import {
  applicationAccepted,
  applicationBoothAssigned,
  applicationRejected,
  applicationSubmitted,
  imageIds,
  imageOwnerSaved,
  applicationWithdrawn,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing } from '@stallbook/kernel';
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

const decided = { accepted: applicationAccepted, rejected: applicationRejected };
const isHeld = (state: ApplicationState): boolean => isPresent(state) && Boolean(state.heldBy);

/** Drafts are private, so before the submission only their photos are named, to keep their files. */
export const applicationIntegrationEvents = defineIntegrationEventMapper({
  aggregate: application,
  map: (event, state) => {
    switch (event.type) {
      case 'application.submitted':
        return [outgoing(applicationSubmitted, factsOf(event.data))];
      case 'application.accepted':
        return isHeld(state) ? [] : [outgoing(applicationAccepted, factsOf(event.data))];
      case 'application.rejected':
        return isHeld(state) ? [] : [outgoing(applicationRejected, factsOf(event.data))];
      case 'application.decision-announced':
        return [outgoing(decided[event.data.decision], factsOf(event.data))];
      case 'application.booth-assigned':
        return [outgoing(applicationBoothAssigned, factsOf(event.data))];
      case 'application.photos-changed': {
        const { applicationId, marketEventId, photos } = event.data;
        const shown = photos.map(({ id }) => imageIds.applicationPhoto(id));
        return [outgoing(imageOwnerSaved, { ownerId: applicationId, marketEventId, imageIds: shown })];
      }
      case 'application.draft-deleted':
      case 'application.deleted':
        return [outgoing(imageOwnerSaved, { ownerId: event.data.applicationId, marketEventId: null, imageIds: [] })];
      case 'application.withdrawn':
        return isPresent(state) ? [outgoing(applicationWithdrawn, factsOf(state))] : [];
      default:
        return [];
    }
  },
});
