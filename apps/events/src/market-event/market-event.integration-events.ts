import { isPresent, outgoing, parseStreamId, type OutgoingMessage } from '@stallbook/kernel';
import {
  imageOwnerSaved,
  marketEventDeleted,
  marketEventDeletionStarted,
  marketEventOwnerAssigned,
  marketEventRescheduled,
  marketEventRestored,
  marketEventSaved,
  marketEventTakenDown,
  marketEventTransferred,
  marketEventWithdrawn,
} from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { imagesIn } from './domain/images.js';
import { marketEvent } from './domain/market-event.decider.js';
import { isGettingReady, publicStatus, type LiveMarketEvent } from './domain/market-event.state.js';

const saved = (marketEventId: string, revision: number, state: LiveMarketEvent): OutgoingMessage => {
  const { details } = state;
  return outgoing(marketEventSaved, {
    marketEventId,
    revision,
    organizerId: state.organizerId,
    title: details.title,
    status: publicStatus(state),
    takenDown: state.takenDownReason !== null,
    ...(state.deletionStartedAt && { isBeingDeleted: true }),
    eventType: details.eventType,
    seededByAdmin: state.seededByAdmin,
    organizerClaimed: state.organizerClaimed,
    gettingReady: isGettingReady(state),
    location: details.location,
    address: details.address,
    city: details.city,
    state: details.state,
    timeZone: details.timeZone,
    startDate: details.eventDate,
    endDate: details.eventEndDate,
    dateToBeAnnounced: state.defaultedFields.includes('eventDate'),
    startTime: details.startTime,
    endTime: details.endTime,
    applicationDeadline: details.applicationDeadline,
    loadInDate: details.loadInDate,
    loadInTime: details.loadInTime,
    loadOutTime: details.loadOutTime,
    boothFeeCents: details.boothFeeCents,
    applicationFeeCents: details.applicationFeeCents,
    maxVendors: details.maxVendors,
    refundPolicy: details.refundPolicy,
  });
};

const IMAGE_CHANGES: ReadonlySet<string> = new Set([
  'market-event.banner-changed',
  'market-event.image-changed',
  'market-event.withdrawn',
]);
const images = (marketEventId: string, imageIds: string[]): OutgoingMessage =>
  outgoing(imageOwnerSaved, { ownerId: marketEventId, marketEventId, imageIds });

/** Every change sends the whole public state. */
export const marketEventIntegrationEvents = defineIntegrationEventMapper({
  aggregate: marketEvent,
  mapWithState(event, state, before) {
    const { id: marketEventId } = parseStreamId(event.streamId);
    if (event.type === 'market-event.retracted') {
      return [outgoing(marketEventDeleted, { marketEventId, organizerId: null })];
    }
    if (event.type === 'market-event.deleted') {
      const { organizerId } = event.data;
      const startedAt = isPresent(before) ? before.deletionStartedAt?.toISOString() : undefined;
      return [
        outgoing(marketEventDeleted, { marketEventId, organizerId, ...(startedAt && { startedAt }) }),
        images(marketEventId, []),
      ];
    }
    // Only this service places market events.
    if (event.type === 'market-event.placement-changed') return [];
    if (event.type === 'market-event.rescheduled') {
      return [outgoing(marketEventRescheduled, { marketEventId, ...event.data })];
    }
    if (!isPresent(state)) return [];
    const messages = [saved(marketEventId, event.version, state)];
    if (IMAGE_CHANGES.has(event.type)) messages.push(images(marketEventId, imagesIn(state)));
    if (event.type === 'market-event.deletion-started') {
      messages.push(outgoing(marketEventDeletionStarted, { marketEventId, organizerId: event.data.organizerId }));
    }
    if (event.type === 'market-event.transferred') {
      const { organizerId, formerOrganizerId } = event.data;
      const { version: revision } = event;
      messages.push(outgoing(marketEventTransferred, { marketEventId, organizerId, formerOrganizerId, revision }));
    }
    if (event.type === 'market-event.withdrawn') {
      messages.push(outgoing(marketEventWithdrawn, { marketEventId, organizerId: event.data.organizerId }));
    }
    if (event.type === 'market-event.owner-assigned') {
      const { organizerId } = event.data;
      messages.push(outgoing(marketEventOwnerAssigned, { marketEventId, title: state.details.title, organizerId }));
    }
    if (event.type === 'market-event.taken-down') {
      const { reason } = event.data;
      messages.push(outgoing(marketEventTakenDown, { marketEventId, organizerId: state.organizerId, reason }));
    }
    if (event.type === 'market-event.restored') {
      messages.push(outgoing(marketEventRestored, { marketEventId, organizerId: state.organizerId }));
    }
    return messages;
  },
});
