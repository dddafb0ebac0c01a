import { StatusBadge } from '../../../components/ui/badge.js';
import { isFree } from '../../../components/event/event-labels.js';
import type { ApplicationFactsFragment, PaymentStatus } from '../api/applications.generated.js';
import { paymentStatus } from '../texts/lists.js';

type Fees = Pick<ApplicationFactsFragment, 'paymentStatus' | 'boothFeeCents' | 'applicationFeeCents'> & {
  payment?: { status: PaymentStatus } | null;
};

/** An application follows its payment a moment later. */
const statusOf = ({ payment, paymentStatus }: Fees): PaymentStatus => payment?.status ?? paymentStatus;

/** The vendor of an accepted application can pay it now. */
export const isUnpaid = (application: Fees): boolean =>
  !isFree(application) && ['pending', 'failed'].includes(statusOf(application));

/** Free ones have nothing to pay. */
export const paymentState = (application: Fees): PaymentStatus | 'free' =>
  isFree(application) ? 'free' : statusOf(application);

export const paymentLabel = (application: Fees): string | undefined => paymentStatus[paymentState(application)];

/** The application must be accepted. */
export function PaymentBadge({ application }: { application: Fees }) {
  const status = isFree(application) ? 'completed' : statusOf(application);
  return <StatusBadge status={status} label={paymentLabel(application)} />;
}
