import { isPresent, outgoing, parseStreamId } from '@stallbook/kernel';
import { claimApproved, claimDenied, claimSubmitted } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { claim } from './domain/claim.decider.js';

const contracts = {
  'claim.submitted': claimSubmitted,
  'claim.approved': claimApproved,
  'claim.denied': claimDenied,
  'claim.closed': claimDenied,
} as const;

export const claimIntegrationEvents = defineIntegrationEventMapper({
  aggregate: claim,
  mapWithState({ type, data, streamId }, state) {
    if (!isPresent(state) || ('byNewOwner' in data && data.byNewOwner)) return [];
    const { request } = state;
    const organizerId = 'organizerId' in data ? data.organizerId : request.organizerId;
    const { id: claimId } = parseStreamId(streamId);
    return [
      outgoing(contracts[type], { claimId, marketEventId: data.marketEventId, title: request.title, organizerId }),
    ];
  },
});
