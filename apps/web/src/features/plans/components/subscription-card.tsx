import { Badge, type Tone } from '../../../components/ui/badge.js';
import { Card, Facts, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loading } from '../../../components/ui/texts.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import {
  useMySubscriptionQuery,
  type SubscriptionFactsFragment,
  type SubscriptionStatus,
} from '../api/plans.generated.js';
import { subscription as texts, subscriptionStatus } from '../texts/subscription.js';
import { PaymentTrouble } from './payment-trouble.js';
import { SubscriptionActions } from './subscription-actions.js';

/** About as tall as a plan. */
const LINES = 18;

const tones: Record<SubscriptionStatus, Tone> = {
  active: 'green',
  past_due: 'red',
  incomplete: 'yellow',
  unpaid: 'red',
  paused: 'gray',
};

const dayOf = (iso: string | null) => (iso === null ? null : formatDayOf(iso));
const included = (flag: boolean) => (flag ? texts.included : texts.notIncluded);

function priceOf({ priceMonthlyCents, keepsFormerPrice }: SubscriptionFactsFragment): string {
  if (priceMonthlyCents === 0) return texts.free;
  const price = formatPrice(priceMonthlyCents);
  return keepsFormerPrice ? texts.formerPrice(price) : texts.perMonth(price);
}

function feeOf({ platformFeeRate }: SubscriptionFactsFragment, organizer: boolean): string {
  if (!organizer) return texts.noFee;
  return platformFeeRate === 0 ? texts.noFeeOfOrganizer : texts.feeOfOrganizer(formatRate(platformFeeRate));
}

/** During the grace period the plan is active, but its payment is overdue. */
const shownStatus = ({ status, graceUntil }: SubscriptionFactsFragment): SubscriptionStatus =>
  status === 'active' && graceUntil !== null ? 'past_due' : status;

function paidUntilOf({ status, graceUntil, endsAtPeriodEnd, paidUntil }: SubscriptionFactsFragment) {
  if (graceUntil !== null) return [texts.continues, status === 'active' ? dayOf(graceUntil) : null] as const;
  return [endsAtPeriodEnd ? texts.ends : texts.renews, dayOf(paidUntil)] as const;
}

export function SubscriptionCard({ organizer }: { organizer: boolean }) {
  const query = useMySubscriptionQuery();
  const problem = loadProblem(query, texts.notLoaded);
  const found = query.data?.subscription;
  const status = found && shownStatus(found);
  const isOverdue = status === 'past_due' || status === 'unpaid';
  return (
    <Card title={texts.title}>
      {problem && <ErrorState {...problem} />}
      {!found && !problem && <LoadingLines label={loading} lines={LINES} />}
      {found && status && (
        <Stack>
          {isOverdue && <PaymentTrouble continuesUntil={found.status === 'active' ? dayOf(found.graceUntil) : null} />}
          <Facts
            entries={[
              [texts.title, found.planName],
              [
                texts.status,
                <Badge key="status" tone={tones[status]}>
                  {subscriptionStatus[status]}
                </Badge>,
              ],
              [texts.price, priceOf(found)],
              [texts.trial, dayOf(found.trialUntil)],
              paidUntilOf(found),
              [texts.platformFee, feeOf(found, organizer)],
              [
                texts.savedItems,
                found.features.maxBookmarks < 0
                  ? texts.savedAny
                  : texts.saved(formatCount(found.features.maxBookmarks)),
              ],
              [texts.boost, included(found.features.canBoostListings)],
              [texts.suggestions, included(found.features.canViewSuggestions)],
            ]}
          />
          <SubscriptionActions
            found={found}
            isOverdue={isOverdue}
            endsOn={status === 'active' ? dayOf(found.paidUntil) : null}
          />
        </Stack>
      )}
    </Card>
  );
}
