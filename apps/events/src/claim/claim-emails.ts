import { EmailType, type claimApproved, type LanguageCode } from '@stallbook/contracts';
import { ERASED, isPresent, placeName, type IntegrationData } from '@stallbook/kernel';
import type { MarketEventState } from '../market-event/domain/market-event.state.js';
import type { ClaimDetails, ClaimState } from './domain/claim.decider.js';

type Claimed = Pick<IntegrationData<typeof claimApproved>, 'marketEventId' | 'title'>;

export interface ClaimEmail {
  type: EmailType;
  toName: string;
  personId?: string | null;
  /** The language of a guest. An account has its own. */
  language?: LanguageCode | null;
  data: Record<string, string>;
  /** The ID and the address of the claimant, in an email to another person. */
  concerns?: (string | null)[];
}

const NOT_GIVEN = 'not given';

const legible = (state: ClaimState): ClaimDetails | null =>
  isPresent(state) && state.request.email !== ERASED ? state : null;

/** A copy of the claim for staff; null once it is erased. */
export function staffCopy(
  { marketEventId, title }: Claimed,
  state: ClaimState,
  market: MarketEventState,
  sentAt: string,
): ClaimEmail | null {
  const found = legible(state);
  if (!found) return null;
  const { request } = found;
  const details = isPresent(market) ? market.details : null;
  const isDateKnown = isPresent(market) && !market.defaultedFields.includes('eventDate');
  return {
    type: EmailType.claim_received,
    toName: '',
    concerns: [request.organizerId, request.email],
    data: {
      event_id: marketEventId,
      event_title: title,
      event_date: isDateKnown ? market.details.eventDate : NOT_GIVEN,
      event_location: details ? [details.location, placeName(details.city, details.state)].join(', ') : NOT_GIVEN,
      name: request.name,
      email: request.email,
      phone: request.phone ?? NOT_GIVEN,
      business: request.businessName ?? NOT_GIVEN,
      message: request.message ?? NOT_GIVEN,
      timestamp: sentAt,
      user_agent: request.userAgent ?? NOT_GIVEN,
      page: request.url ?? NOT_GIVEN,
    },
  };
}

/** The decision, for the claimant, with an account or without; null once the claim is erased. */
export function decisionEmail({ title }: Claimed, state: ClaimState): (ClaimEmail & { to: string }) | null {
  const found = legible(state);
  if (!found) return null;
  const { request, status, ownerId, closedBecause } = found;
  const { email: to, name: toName, organizerId: personId } = request;
  const recipient = { to, toName, personId, language: personId ? null : request.language };
  if (status === 'approved') {
    const next_step = ownerId ? 'manage' : 'sign-up';
    return { ...recipient, type: EmailType.claim_approved, data: { event_title: title, next_step } };
  }
  const reason = closedBecause ?? 'unconfirmed';
  return { ...recipient, type: EmailType.claim_denied, data: { event_title: title, reason } };
}
