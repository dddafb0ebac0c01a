import { Badge, type Tone } from '../../../components/ui/badge.js';
import { Card, Facts, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import {
  useMySubscriptionQuery,
  type SubscriptionFactsFragment,
  type SubscriptionStatus,
} from '../api/plans.generated.js';
import { subscription as words, subscriptionStatus } from '../subscription-texts.js';
import { PaymentTrouble } from './payment-trouble.js';
import { SubscriptionActions } from './subscription-actions.js';

const tones: Record<SubscriptionStatus, Tone> = {
  active: 'green',
  past_due: 'red',
  incomplete: 'yellow',
  unpaid: 'red',
  paused: 'gray',
};

const dayOf = (iso: string | null) => (iso === null ? null : formatDayOf(iso));
const included = (flag: boolean) => (flag ? words.included : words.notIncluded);

function priceOf({ priceMonthlyCents, keepsFormerPrice }: SubscriptionFactsFragment): string {
  if (priceMonthlyCents === 0) return words.free;
  const price = formatPrice(priceMonthlyCents);
  return keepsFormerPrice ? words.formerPrice(price) : words.perMonth(price);
}

function feeOf({ platformFeeRate }: SubscriptionFactsFragment, organizer: boolean): string {
  if (!organizer) return words.noFee;
  return platformFeeRate === 0 ? words.noFeeOfOrganizer : words.feeOfOrganizer(formatRate(platformFeeRate));
}

/** During the grace period the plan is active, but its payment is overdue. */
const shownStatus = ({ status, graceUntil }: SubscriptionFactsFragment): SubscriptionStatus =>
  status === 'active' && graceUntil !== null ? 'past_due' : status;

function paidUntilOf({ status, graceUntil, endsAtPeriodEnd, paidUntil }: SubscriptionFactsFragment) {
  if (graceUntil !== null) return [words.continues, status === 'active' ? dayOf(graceUntil) : null] as const;
  return [endsAtPeriodEnd ? words.ends : words.renews, dayOf(paidUntil)] as const;
}

export function SubscriptionCard({ organizer }: { organizer: boolean }) {
  const query = useMySubscriptionQuery();
  const problem = loadProblem(query, words.notLoaded);
  const found = query.data?.subscription;
  const status = found && shownStatus(found);
  const isOverdue = status === 'past_due' || status === 'unpaid';
  return (
    <Card title={words.title}>
      {problem && <ErrorState {...problem} />}
      {!found && !problem && <Loading inline />}
      {found && status && (
        <Stack>
          {isOverdue && <PaymentTrouble continuesUntil={found.status === 'active' ? dayOf(found.graceUntil) : null} />}
          <Facts
            entries={[
              [words.title, found.planName],
              [
                words.status,
                <Badge key="status" tone={tones[status]}>
                  {subscriptionStatus[status]}
                </Badge>,
              ],
              [words.price, priceOf(found)],
              [words.trial, dayOf(found.trialUntil)],
              paidUntilOf(found),
              [words.platformFee, feeOf(found, organizer)],
              [
                words.savedItems,
                found.features.maxBookmarks < 0
                  ? words.savedAny
                  : words.saved(formatCount(found.features.maxBookmarks)),
              ],
              [words.boost, included(found.features.canBoostListings)],
              [words.suggestions, included(found.features.canViewSuggestions)],
            ]}
          />
          <SubscriptionActions
            found={found}
            isOverdue={isOverdue}
            endsOn={dayOf(found.graceUntil ?? found.paidUntil) ?? ''}
          />
        </Stack>
      )}
    </Card>
  );
}
