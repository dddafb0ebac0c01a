import { useClaimsQuery } from './api/claims.generated.js';

/** How many other claims for an event are open, besides an open one. */
export function useOtherClaims(eventId: string | undefined): number {
  const input = { eventId, status: 'pending' as const, page: 1, pageSize: 1 };
  const { data } = useClaimsQuery({ input }, { skip: !eventId });
  return eventId && data ? data.claims.total - 1 : 0;
}
