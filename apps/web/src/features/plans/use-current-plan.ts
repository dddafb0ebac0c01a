import { useSession } from '../../lib/session/use-session.js';
import { useMySubscriptionQuery } from './api/plans.generated.js';

/** null for visitors, undefined while it loads. Skipped quietly without a signed-in user. */
export function useCurrentPlan(): string | null | undefined {
  const { status } = useSession();
  const { data, isError } = useMySubscriptionQuery(undefined, { skip: status !== 'signed-in' });
  if (status === 'signed-out') return null;
  if (status === 'loading') return undefined;
  return data?.subscription.plan ?? (isError ? 'basic' : undefined);
}
