import { deepEqual, DomainError, isPresent, notFound } from '@stallbook/kernel';
import { assertOpen, type ApplicationWindow } from './application-window.js';
import { SECONDS_SAVED_BY_TEMPLATE } from './from-template.js';
import type { ApplicationAnswers, ApplicationContents, ApplicationEvent } from './application.events.js';
import { answersIn, assertAnswersAsSeen } from './draft-answers.js';
import {
  blankApplication,
  ownApplication,
  type AgreedRefunds,
  type ApplicationDetails,
  type ApplicationState,
  type UsedTemplate,
  type VendorDescription,
} from './application.state.js';
import { described } from './vendor-description.js';

/** What a market event offers to a vendor who applies now. */
export interface MarketOffer {
  window: ApplicationWindow;
  marketEventId: string;
  organizerId: string | null;
  boothFeeCents: number;
  applicationFeeCents: number;
  refundPolicy: AgreedRefunds | null;
  terms: string;
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

export interface SaveDraft {
  type: 'save-draft';
  vendorId: string;
  /** Absent ones stay as they are. */
  answers: Partial<ApplicationAnswers>;
  /** What the vendor saw in their place. */
  replaced: Partial<ApplicationAnswers>;
}

export function saveDraft({ vendorId, answers, replaced }: SaveDraft, state: ApplicationState): ApplicationEvent[] {
  const before = ownApplication(state, vendorId);
  if (before.status !== 'draft') throw alreadySubmitted();
  if (deepEqual({ ...before, ...answers }, before)) return [];
  assertAnswersAsSeen(before, answers, replaced);
  const { applicationId } = before;
  return [{ type: 'application.draft-saved', data: { applicationId, vendorId, ...answersIn(before), ...answers } }];
}

const alreadySubmitted = () =>
  new DomainError(
    'APPLICATION.NOT_DRAFT',
    'You have already submitted an application for this event. Check your dashboard for status updates.',
  );

const templateGone = () =>
  new DomainError(
    'APPLICATION.TEMPLATE_GONE',
    'The template you chose is no longer available. Check your application, then send it again.',
  );

export interface Submit {
  type: 'submit';
  vendorId: string;
  contents: ApplicationContents;
  /** What the form showed of the saved answers. */
  replaced?: Partial<ApplicationAnswers>;
  offer: MarketOffer;
  /** The terms that the vendor saw. */
  terms: string;
  template?: UsedTemplate | null;
  /** The vendor chose one that was deleted meanwhile, or that their plan no longer includes. */
  isTemplateGone?: boolean;
  /** Absent until the profile arrives. */
  vendor?: VendorDescription;
}

/** The fees are those of the market event at this moment. */
export function submit(command: Submit, state: ApplicationState): ApplicationEvent[] {
  const before = ownApplication(state, command.vendorId);
  const { applicationId, status } = before;
  if (status === 'withdrawn') {
    throw new DomainError('APPLICATION.WITHDRAWN', 'You withdrew from this event, so you can’t apply to it again.');
  }
  if (status !== 'draft') throw alreadySubmitted();
  if (command.isTemplateGone) throw templateGone();
  assertAnswersAsSeen(before, command.contents, command.replaced ?? {});
  // The form asks neither: without a template, they stay with a withdrawn application.
  const { businessDescription, insuranceInfo } = command.template ? command.contents : before;
  const contents = { ...command.contents, businessDescription, insuranceInfo };
  return submitted(applicationId, { ...command, contents }, before);
}

export interface QuickApply extends Omit<Submit, 'type'> {
  type: 'quick-apply';
  applicationId: string;
  template: UsedTemplate;
}

/** Drafts, unless there is a draft, and submits. */
export function quickApply({ type: _, ...command }: QuickApply, state: ApplicationState): ApplicationEvent[] {
  if (isPresent(state)) return submit({ type: 'submit', ...command }, state);
  return [
    ...createDraft({ type: 'create-draft', ...command }, state),
    ...submitted(command.applicationId, { type: 'submit', ...command }),
  ];
}

function submitted(
  applicationId: string,
  { vendorId, contents, offer, terms, template, vendor }: Submit,
  { templateUse, vendorDescription }: Pick<ApplicationDetails, 'templateUse' | 'vendorDescription'> = blankApplication,
): ApplicationEvent[] {
  const opened = openTerms(offer);
  if (terms !== offer.terms) {
    throw new DomainError(
      'APPLICATION.TERMS_CHANGED',
      'The organizer changed the fees or refunds of this event. Check them, then apply again.',
    );
  }
  const timeSavedSeconds = templateUse ? 0 : SECONDS_SAVED_BY_TEMPLATE;
  return [
    ...(template
      ? [{ type: 'application.template-used' as const, data: { applicationId, ...template, timeSavedSeconds } }]
      : []),
    {
      type: 'application.submitted',
      data: { applicationId, vendorId, ...opened, ...contents, refundPolicy: offer.refundPolicy },
    },
    ...(vendor ? described({ applicationId, vendorId, vendorDescription }, vendor) : []),
  ];
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
function openTerms({ window, organizerId, refundPolicy: _, terms: __, ...fees }: MarketOffer) {
  assertOpen(window);
  if (organizerId === null) throw new Error('an open market event has an organizer');
  return { ...fees, organizerId };
}
