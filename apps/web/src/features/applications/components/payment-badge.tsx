import { StatusBadge } from '../../../components/ui/badge.js';
import type { ApplicationFactsFragment } from '../api/applications.generated.js';
import { paymentStatus } from '../texts/lists.js';

type Fees = Pick<ApplicationFactsFragment, 'paymentStatus' | 'boothFeeCents' | 'applicationFeeCents'>;

export const isFree = ({ boothFeeCents, applicationFeeCents }: Fees): boolean =>
  boothFeeCents + applicationFeeCents === 0;

export const paymentLabel = (application: Fees): string | undefined =>
  isFree(application) ? paymentStatus['free'] : paymentStatus[application.paymentStatus];

/** Of an accepted application. */
export function PaymentBadge({ application }: { application: Fees }) {
  const status = isFree(application) ? 'completed' : application.paymentStatus;
  return <StatusBadge status={status} label={paymentLabel(application)} />;
}
