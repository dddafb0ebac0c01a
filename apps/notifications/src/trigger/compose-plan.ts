import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { formatCents, localDateAt } from '@stallbook/kernel';
import { translateFeedText } from '../notification/translate.js';
import { languageOf } from '../replicas/replicas.js';
import { formatDate } from '../email/dates.js';
import { toPerson, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

const BILLING = '/billing';

/** A plan ends at an instant. Where the person's time zone is unknown, its day in UTC says so. */
function dayOf(instant: string, zone: string | null, language?: LanguageCode): string {
  const day = formatDate(localDateAt(new Date(instant), zone ?? 'utc'), language);
  return zone === null ? `${day} (UTC)` : day;
}

export function renewalFailed(
  { personId, amountCents, graceUntil }: About<'renewal.failed'>,
  known: KnownFacts,
): NotificationPlan {
  const amount = formatCents(amountCents);
  const zone = known.zone(personId);
  return toPerson(
    personId,
    {
      type: NotificationType.plan_payment_failed,
      title: 'Plan payment failed',
      body: `We could not collect ${amount} for your plan. Update your payment method by ${dayOf(graceUntil, zone)} to keep it.`,
      link: BILLING,
    },
    {
      type: EmailType.plan_payment_failed,
      data: {
        amount,
        last_day: dayOf(graceUntil, zone, languageOf(known.person(personId))),
        billing_url: known.url(BILLING),
      },
    },
  );
}

function wordsOf(
  { change, priceMonthlyCents, until }: About<'subscription.lifecycle-changed'>,
  zone: string | null,
): [string, string] {
  const price = formatCents(priceMonthlyCents);
  const day = until === null ? null : dayOf(until, zone);
  const cost =
    day === null
      ? `Your plan costs ${price} a month.`
      : `Your free trial lasts until ${day}. After that, your plan costs ${price} a month.`;
  switch (change) {
    case 'started':
      return ['Plan started', cost];
    case 'switched':
      return ['Plan changed', cost];
    case 'canceled':
      return ['Plan canceled', `Your plan stays active until ${day}. It will not be renewed.`];
    case 'resumed':
      return ['Plan reactivated', `Your plan will be renewed on ${day} for ${price} a month.`];
    case 'ended':
      return ['Plan ended', 'Your paid plan has ended. You are on the free plan now.'];
  }
}

export function planChanged(data: About<'subscription.lifecycle-changed'>, known: KnownFacts): NotificationPlan {
  const { personId } = data;
  const [title, body] = wordsOf(data, known.zone(personId));
  const language = languageOf(known.person(personId));
  const said = { title: translateFeedText(language, title), sentence: translateFeedText(language, body) };
  return toPerson(
    personId,
    { type: NotificationType.plan_changed, title, body, link: BILLING },
    { type: EmailType.plan_changed, data: { ...said, billing_url: known.url(BILLING) } },
  );
}
