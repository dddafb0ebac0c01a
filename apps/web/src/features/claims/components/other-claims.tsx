import { claimReview } from '../texts/review.js';
import { useOtherClaims } from '../use-other-claims.js';

/** What the approval of one of the open claims for an event closes. */
export function OtherClaims({ eventId }: { eventId: string }) {
  const others = useOtherClaims(eventId);
  return others > 0 && <p>{claimReview.closes(others)}</p>;
}
