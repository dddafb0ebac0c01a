import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import { languageOf } from '../replicas/replicas.js';
import { formatDate } from './dates.js';
import type { About, KnownFacts, NotificationPlan } from './notification-plan.js';

const BILLING = '/billing';

export function renewalFailed(
  { personId, amountCents, graceUntil }: About<'renewal.failed'>,
  known: KnownFacts,
): NotificationPlan {
  const amount = formatCents(amountCents);
  const lastDay = graceUntil.slice(0, 10);
  return {
    notes: [
      {
        personId,
        type: NotificationType.plan_payment_failed,
        title: 'Plan payment failed',
        body: `We could not collect ${amount} for your plan. Update your payment method by ${formatDate(lastDay)} to keep it.`,
        link: BILLING,
      },
    ],
    mails: [
      {
        personId,
        type: EmailType.plan_payment_failed,
        data: {
          amount,
          last_day: formatDate(lastDay, languageOf(known.person(personId))),
          billing_url: known.url(BILLING),
        },
      },
    ],
  };
}
