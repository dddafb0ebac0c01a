import {
  DomainError,
  idFrom,
  isPresent,
  notFound,
  type Absent,
  type LocalDate,
  type RefundPolicy,
} from '@stallbook/kernel';
import type { ApplicationContents } from './application.events.js';

export type ApplicationStatus = 'draft' | 'pending' | 'accepted' | 'rejected' | 'withdrawn';
export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** The refund policy and start date of the market event when the vendor applied. */
export interface AgreedRefunds extends RefundPolicy {
  startDate: LocalDate;
}

export interface ApplicationPhoto {
  id: string;
  fileSize: number;
}

/** Which template filled an application in. */
export interface UsedTemplate {
  templateId: string;
  /** `quick`: without the form. */
  way: 'quick' | 'form';
}

export interface TemplateUse extends UsedTemplate {
  timeSavedSeconds: number;
  /** ISO instant. */
  usedAt: string;
}

export interface VendorDescription {
  businessName: string | null;
  /** Categories, one per line. */
  categories: string | null;
}

export interface ApplicationDetails extends ApplicationContents {
  status: ApplicationStatus;
  paymentStatus: PaymentStatus;
  applicationId: string;
  marketEventId: string;
  vendorId: string;
  organizerId: string;
  boothFeeCents: number;
  applicationFeeCents: number;
  refundPolicy: AgreedRefunds | null;
  boothLocation: string | null;
  customMessage: string | null;
  rejectionReason: string | null;
  /** The vendor was notified that the market event is hidden, and not yet that it is back. */
  hasHiddenNotice: boolean;
  /** The bulk decision that the vendor is not yet notified of. */
  heldBy: string | null;
  /** For lists of organizers; null until the profile of the vendor arrives. */
  vendorDescription: VendorDescription | null;
  /** In the vendor's order. */
  photos: ApplicationPhoto[];
  /** ISO instants. */
  createdAt: string;
  appliedAt: string | null;
  decidedAt: string | null;
  /** The first use of a template: one application saves time once. */
  templateUse: TemplateUse | null;
  /** The last use without the form. */
  quickApply: TemplateUse | null;
}

/** `'deleted'` once the market event is deleted; a deleted draft can be created again. */
export type ApplicationState = ApplicationDetails | Absent;

/**
 * What the vendor may act on. While a decision is held, it cannot be undone from their side, and no answer says what it is.
 * @throws DomainError NOT_FOUND, also for anyone but the vendor, so that its existence is not revealed; `APPLICATION.HELD`
 */
export function ownApplication(state: ApplicationState, vendorId: string): ApplicationDetails {
  if (!isPresent(state) || state.vendorId !== vendorId) {
    throw notFound('No draft application found. Please try again.');
  }
  if (state.heldBy) {
    throw new DomainError(
      'APPLICATION.HELD',
      'The organizer is reviewing this application. Please try again in a minute.',
    );
  }
  return state;
}

/** One vendor has at most one application to a market event: the ID follows from the two. */
export const applicationIdOf = (marketEventId: string, vendorId: string): string =>
  idFrom('application', marketEventId, vendorId);

export const blankApplication = {
  productsOffered: null,
  boothRequirements: null,
  specialRequests: null,
  previousEvents: null,
  socialMediaLinks: null,
  businessDescription: null,
  insuranceInfo: null,
  experienceYears: null,
  estimatedSalesCents: null,
  boothLocation: null,
  customMessage: null,
  rejectionReason: null,
  hasHiddenNotice: false,
  heldBy: null,
  vendorDescription: null,
  photos: [],
  appliedAt: null,
  decidedAt: null,
  templateUse: null,
  quickApply: null,
  refundPolicy: null,
} satisfies Partial<ApplicationDetails>;
