import { useClaimsQuery } from '../api/claims.generated.js';
import { claimReview } from '../texts/review.js';

/** What the approval of one of the open claims for an event closes. */
export function OtherClaims({ eventId }: { eventId: string }) {
  const { data } = useClaimsQuery({ input: { eventId, status: 'pending', page: 1, pageSize: 1 } });
  const others = (data?.claims.total ?? 0) - 1;
  return others > 0 && <p>{claimReview.closes(others)}</p>;
}
