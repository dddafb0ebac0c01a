import {
  applicationAccepted,
  applicationDraftDeleted,
  applicationDrafted,
  applicationEventCanceled,
  applicationEventChanged,
  applicationEventHidden,
  applicationEventRestored,
  applicationBoothAssigned,
  applicationOrganizerLeft,
  applicationRejected,
  applicationSubmitted,
  imageIds,
  imageOwnerSaved,
  applicationWithdrawn,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { isPresent, outgoing, pick, type IntegrationData, type OutgoingMessage } from '@stallbook/kernel';
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

const partiesOf = (facts: Facts) => pick(facts, 'applicationId', 'marketEventId', 'vendorId', 'organizerId');

const factsOf = (facts: Facts) => ({
  ...partiesOf(facts),
  boothFeeCents: facts.boothFeeCents,
  applicationFeeCents: facts.applicationFeeCents,
});

type Notice = typeof applicationEventHidden | typeof applicationEventRestored | typeof applicationOrganizerLeft;
const notice = (event: Notice, state: ApplicationState): OutgoingMessage[] =>
  isPresent(state) ? [outgoing(event, partiesOf(state))] : [];

const withdrawn = (
  state: ApplicationState,
  organizerId: string | null,
  how: { wasAccepted: boolean; refundPercent: number },
): OutgoingMessage[] =>
  isPresent(state)
    ? [outgoing(applicationWithdrawn, { ...factsOf(state), ...(organizerId !== null && { organizerId }), ...how })]
    : [];

const withoutImages = ({ applicationId: ownerId }: { applicationId: string }) =>
  outgoing(imageOwnerSaved, { ownerId, marketEventId: null, imageIds: [] });

const decided = { accepted: applicationAccepted, rejected: applicationRejected };
const isHeld = (state: ApplicationState): boolean => isPresent(state) && Boolean(state.heldBy);

/** For a vendor who counts on the market event, or still waits for an answer. */
const canceled = (before: ApplicationState): OutgoingMessage[] =>
  isPresent(before) && (before.status === 'accepted' || before.status === 'pending' || isHeld(before))
    ? [outgoing(applicationEventCanceled, partiesOf(before))]
    : [];

/** Drafts are private: before the submission only IDs are named, to keep photos and to remind the vendor. */
export const applicationIntegrationEvents = defineIntegrationEventMapper({
  aggregate: application,
  mapWithState: (event, state, before) => {
    switch (event.type) {
      case 'application.drafted': {
        const { applicationId, marketEventId, vendorId } = event.data;
        return [outgoing(applicationDrafted, { applicationId, marketEventId, vendorId })];
      }
      case 'application.submitted':
        return [outgoing(applicationSubmitted, factsOf(event.data))];
      case 'application.accepted':
        return isHeld(state) ? [] : [outgoing(applicationAccepted, factsOf(event.data))];
      case 'application.rejected':
        return isHeld(state) ? [] : [outgoing(applicationRejected, factsOf(event.data))];
      case 'application.decision-announced':
        return [outgoing(decided[event.data.decision], factsOf(event.data))];
      case 'application.booth-assigned':
        return isHeld(state)
          ? []
          : [outgoing(applicationBoothAssigned, { ...factsOf(event.data), boothLocation: event.data.boothLocation })];
      case 'application.photos-changed': {
        const { applicationId, marketEventId, photos } = event.data;
        const shown = photos.map(({ id }) => imageIds.applicationPhoto(id));
        return [outgoing(imageOwnerSaved, { ownerId: applicationId, marketEventId, imageIds: shown })];
      }
      case 'application.draft-deleted':
        return [withoutImages(event.data), outgoing(applicationDraftDeleted, event.data)];
      case 'application.deleted':
        return [withoutImages(event.data), ...(event.data.isCanceled ? canceled(before) : [])];
      case 'application.withdrawn':
        return withdrawn(state, null, { wasAccepted: false, refundPercent: 100 });
      case 'application.event-changed': {
        if (!isPresent(state)) return [];
        const changes = event.data.changes as IntegrationData<typeof applicationEventChanged>['changes'];
        return [outgoing(applicationEventChanged, { ...partiesOf(state), changes, reason: event.data.reason })];
      }
      case 'application.event-hidden':
        return notice(applicationEventHidden, state);
      case 'application.event-restored':
        return notice(applicationEventRestored, state);
      case 'application.organizer-left':
        return notice(applicationOrganizerLeft, state);
      case 'application.booth-released': {
        const { organizerId, refundPercent } = event.data;
        return withdrawn(state, organizerId, { wasAccepted: true, refundPercent });
      }
      default:
        return [];
    }
  },
});
