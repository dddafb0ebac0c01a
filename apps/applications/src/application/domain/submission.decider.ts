import { DomainError, notFound, permissionDenied } from '@stallbook/kernel';
import { exists, type ApplicationContents, type ApplicationDetails, type ApplicationState } from './application.js';
import type { ApplicationEvent } from './application.events.js';

/** A market event whose applications are open: the caller has made sure of it. */
export interface OpenMarketEvent {
  marketEventId: string;
  organizerId: string;
  boothFeeCents: number;
  applicationFeeCents: number;
}

export interface CreateDraft {
  applicationId: string;
  vendorId: string;
  /** ISO instant, as in every command here. */
  at: string;
  /** Called only where a draft is to be made; throws the refusal where the market event is not open. */
  openEvent: () => OpenMarketEvent;
}

/** Makes a draft, or leaves the application that is there already as it is. */
export function createDraft(command: CreateDraft, state: ApplicationState): ApplicationEvent[] {
  if (exists(state)) return [];
  if (state.status === 'removed') throw notFound('Event not found');
  const { openEvent, ...draft } = command;
  return [{ type: 'ApplicationDrafted', data: { ...draft, ...openEvent() } }];
}

/** The application as its own vendor sees it. Throws for anybody else and where there is none. */
export function ownDraft(state: ApplicationState, vendorId: string): ApplicationDetails {
  if (!exists(state)) throw notFound('No draft application found. Please try again.');
  if (state.vendorId !== vendorId) throw permissionDenied();
  return state;
}

export interface Submit {
  vendorId: string;
  contents: ApplicationContents;
  at: string;
  /** Throws the refusal where the market event is not open any more. */
  openEvent: () => OpenMarketEvent;
}

/** The fees are those of the market event at this moment. */
export function submit(command: Submit, state: ApplicationState): ApplicationEvent[] {
  const draft = ownDraft(state, command.vendorId);
  if (draft.status !== 'draft') {
    throw new DomainError(
      'APPLICATION.NOT_DRAFT',
      'You have already submitted an application for this event. Check your dashboard for status updates.',
    );
  }
  const { applicationId, vendorId } = draft;
  const { contents, at } = command;
  return [{ type: 'ApplicationSubmitted', data: { applicationId, vendorId, ...command.openEvent(), ...contents, at } }];
}

export function discardDraft(command: { vendorId: string; at: string }, state: ApplicationState): ApplicationEvent[] {
  const draft = ownDraft(state, command.vendorId);
  if (draft.status !== 'draft') throw new DomainError('APPLICATION.NOT_DRAFT', 'Only a draft can be deleted.');
  return [{ type: 'DraftDiscarded', data: { applicationId: draft.applicationId, at: command.at } }];
}
