import { defineAggregate, idFrom } from '@stallbook/kernel';
import { applicationEvents, type ApplicationEvent } from './application.events.js';

export type ApplicationStatus = 'draft' | 'pending' | 'accepted' | 'rejected';
export type PaymentStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'refunded';

/** What the vendor fills in. */
export interface ApplicationContents {
  productsOffered: string | null;
  boothRequirements: string | null;
  specialRequests: string | null;
  previousEvents: string | null;
  socialMediaLinks: string | null;
  businessDescription: string | null;
  insuranceInfo: string | null;
  experienceYears: number | null;
  estimatedSalesCents: number | null;
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
  boothLocation: string | null;
  customMessage: string | null;
  rejectionReason: string | null;
  /** ISO instants. */
  createdAt: string;
  appliedAt: string | null;
  decidedAt: string | null;
}

/** Nothing yet, or nothing any more. */
export interface NoApplication {
  status: 'none' | 'removed';
}

export type ApplicationState = ApplicationDetails | NoApplication;

export const exists = (state: ApplicationState): state is ApplicationDetails =>
  state.status !== 'none' && state.status !== 'removed';

/** One vendor has at most one application to a market event: the id follows from the two. */
export const applicationIdOf = (marketEventId: string, vendorId: string): string =>
  idFrom('application', marketEventId, vendorId);

const empty = {
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
  appliedAt: null,
  decidedAt: null,
} satisfies Partial<ApplicationDetails>;

function evolve(state: ApplicationState, event: ApplicationEvent): ApplicationState {
  if (event.type === 'ApplicationDrafted') {
    const { at, ...drafted } = event.data;
    return { ...empty, ...drafted, status: 'draft', paymentStatus: 'pending', createdAt: at };
  }
  if (event.type === 'DraftDiscarded') return { status: 'none' };
  if (event.type === 'ApplicationRemoved') return { status: 'removed' };
  return exists(state) ? change(state, event) : state;
}

function change(state: ApplicationDetails, event: ApplicationEvent): ApplicationDetails {
  switch (event.type) {
    case 'ApplicationSubmitted': {
      const { at, ...submitted } = event.data;
      return { ...state, ...submitted, status: 'pending', appliedAt: at };
    }
    case 'ApplicationAccepted': {
      const { boothLocation, customMessage, at } = event.data;
      return { ...state, status: 'accepted', boothLocation, customMessage, decidedAt: at };
    }
    case 'ApplicationRejected':
      return { ...state, status: 'rejected', rejectionReason: event.data.rejectionReason, decidedAt: event.data.at };
    case 'PaymentStatusChanged':
      return { ...state, paymentStatus: event.data.paymentStatus };
    default:
      return state;
  }
}

export const application = defineAggregate<ApplicationState, typeof applicationEvents>({
  name: 'application',
  events: applicationEvents,
  initialState: () => ({ status: 'none' }),
  evolve,
});
