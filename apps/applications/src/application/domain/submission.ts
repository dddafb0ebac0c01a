import { DomainError, isPresent, notFound, permissionDenied } from '@stallbook/kernel';
import { assertOpen, type ApplicationWindow } from '../../replicas/domain/application-window.js';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationContents, ApplicationDetails, ApplicationState } from './application.state.js';

/** What a market event offers to a vendor who applies now. */
export interface MarketOffer {
  window: ApplicationWindow;
  marketEventId: string;
  organizerId: string | null;
  boothFeeCents: number;
  applicationFeeCents: number;
}

export interface CreateDraft {
  type: 'create-draft';
  applicationId: string;
  vendorId: string;
  offer: MarketOffer;
}

/** An existing application stays as it is. */
export function createDraft(
  { applicationId, vendorId, offer }: CreateDraft,
  state: ApplicationState,
): ApplicationEvent[] {
  if (isPresent(state)) return [];
  if (state === 'deleted') throw notFound('Event not found');
  return [{ type: 'application.drafted', data: { applicationId, vendorId, ...openTerms(offer) } }];
}

/** @throws DomainError NOT_FOUND, PERMISSION_DENIED for anyone but the vendor */
export function ownApplication(state: ApplicationState, vendorId: string): ApplicationDetails {
  if (!isPresent(state)) throw notFound('No draft application found. Please try again.');
  if (state.vendorId !== vendorId) throw permissionDenied();
  return state;
}

export interface Submit {
  type: 'submit';
  vendorId: string;
  contents: ApplicationContents;
  offer: MarketOffer;
}

/** The fees are those of the market event at this moment. */
export function submit({ vendorId, contents, offer }: Submit, state: ApplicationState): ApplicationEvent[] {
  const { applicationId, status } = ownApplication(state, vendorId);
  if (status !== 'draft') {
    throw new DomainError(
      'APPLICATION.NOT_DRAFT',
      'You have already submitted an application for this event. Check your dashboard for status updates.',
    );
  }
  return [{ type: 'application.submitted', data: { applicationId, vendorId, ...openTerms(offer), ...contents } }];
}

export interface DeleteDraft {
  type: 'delete-draft';
  vendorId: string;
}

export function deleteDraft({ vendorId }: DeleteDraft, state: ApplicationState): ApplicationEvent[] {
  const { applicationId, status } = ownApplication(state, vendorId);
  if (status !== 'draft') throw new DomainError('APPLICATION.NOT_DRAFT', 'Only a draft can be deleted.');
  return [{ type: 'application.draft-deleted', data: { applicationId } }];
}

/** @throws DomainError if the market event takes no applications */
function openTerms({ window, organizerId, ...terms }: MarketOffer) {
  assertOpen(window);
  if (organizerId === null) throw new Error('an open market event has an organizer');
  return { ...terms, organizerId };
}
