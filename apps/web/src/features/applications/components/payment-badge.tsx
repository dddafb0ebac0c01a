import { StatusBadge } from '../../../components/ui/badge.js';
import type { ApplicationFactsFragment } from '../api/applications.generated.js';
import { paymentStatus } from '../texts/lists.js';

type Fees = Pick<ApplicationFactsFragment, 'paymentStatus' | 'boothFeeCents' | 'applicationFeeCents'>;

export const isFree = ({ boothFeeCents, applicationFeeCents }: Fees): boolean =>
  boothFeeCents + applicationFeeCents === 0;

/** Free ones have nothing to pay. */
export const paymentState = (application: Fees): string => (isFree(application) ? 'free' : application.paymentStatus);

export const paymentLabel = (application: Fees): string | undefined => paymentStatus[paymentState(application)];

/** The application must be accepted. */
export function PaymentBadge({ application }: { application: Fees }) {
  const status = isFree(application) ? 'completed' : application.paymentStatus;
  return <StatusBadge status={status} label={paymentLabel(application)} />;
}
