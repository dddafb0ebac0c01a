import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import type { MarketFact, PersonFact } from '../facts/facts.js';
import { formatDates } from './dates.js';
import type { Story } from './story.js';

export interface NoteTo {
  personId: string;
  type: NotificationType;
  title: string;
  body: string;
  /** Path of the page that it is about. */
  link: string;
}

export interface MailTo {
  personId: string;
  type: EmailType;
  data: Record<string, string>;
}

export interface Telling {
  notes: NoteTo[];
  mails: MailTo[];
}

export interface KnownFacts {
  person(id: string): PersonFact;
  market(id: string): MarketFact;
  /** Address of a page of Stallbook. */
  url(path: string): string;
}

type About<T extends Story['type']> = Extract<Story, { type: T }>['data'];

const applications = (id: string): string => `/applications?application=${id}`;
const ownApplications = (id: string): string => `/vendor/applications?application=${id}`;

const marketOf = (marketEventId: string, known: KnownFacts) => {
  const { title, startDate, endDate } = known.market(marketEventId);
  return { title, event: { event_title: title, event_dates: formatDates(startDate, endDate) } };
};

function submitted(data: About<'application.submitted'>, known: KnownFacts): Telling {
  const { title, event } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(data.vendorId);
  const link = applications(data.applicationId);
  const personId = data.organizerId;
  return {
    notes: [
      {
        personId,
        type: NotificationType.application_submitted,
        title: 'New application',
        body: `${businessName} applied to ${title}.`,
        link,
      },
    ],
    mails: [
      {
        personId,
        type: EmailType.application_submitted,
        data: { ...event, vendor_name: businessName, application_url: known.url(link) },
      },
    ],
  };
}

function accepted(data: About<'application.accepted'>, known: KnownFacts): Telling {
  const { title, event } = marketOf(data.marketEventId, known);
  const link = ownApplications(data.applicationId);
  const total = formatCents(data.boothFeeCents + data.applicationFeeCents);
  const personId = data.vendorId;
  return {
    notes: [
      {
        personId,
        type: NotificationType.application_accepted,
        title: 'Application accepted',
        body: `${title} has a booth for you. To pay: ${total}.`,
        link,
      },
    ],
    mails: [
      {
        personId,
        type: EmailType.application_approved,
        data: { ...event, total_amount: total, application_url: known.url(link) },
      },
    ],
  };
}

function rejected(data: About<'application.rejected'>, known: KnownFacts): Telling {
  const { title, event } = marketOf(data.marketEventId, known);
  const link = ownApplications(data.applicationId);
  const personId = data.vendorId;
  return {
    notes: [
      {
        personId,
        type: NotificationType.application_rejected,
        title: 'Application not accepted',
        body: `${title} did not accept your application this time.`,
        link,
      },
    ],
    mails: [{ personId, type: EmailType.application_rejected, data: { ...event, events_url: known.url('/events') } }],
  };
}

function paid(data: About<'payment.completed'>, known: KnownFacts): Telling {
  const { title, event } = marketOf(data.marketEventId, known);
  const { businessName } = known.person(data.vendorId);
  const [amount, fee, payout] = [data.amountCents, data.platformFeeCents, data.payoutCents].map(formatCents) as [
    string,
    string,
    string,
  ];
  const [received, own] = ['/payment-tracking', '/vendor/payments'];
  const sums = { amount, platform_fee: fee, payout_amount: payout };
  return {
    notes: [
      {
        personId: data.organizerId,
        type: NotificationType.payment_received,
        title: 'Payment received',
        body: `${businessName} paid ${amount} for ${title}. Your payout is ${payout}.`,
        link: received,
      },
      {
        personId: data.vendorId,
        type: NotificationType.payment_confirmed,
        title: 'Payment confirmed',
        body: `Your payment of ${amount} for ${title} is complete.`,
        link: own,
      },
    ],
    mails: [
      {
        personId: data.organizerId,
        type: EmailType.payment_received,
        data: { ...event, ...sums, vendor_name: businessName, payments_url: known.url(received) },
      },
      {
        personId: data.vendorId,
        type: EmailType.payment_confirmation,
        data: { ...event, amount, payments_url: known.url(own) },
      },
    ],
  };
}

function claimDecided({ organizerId, marketEventId, title }: About<'claim.approved'>, approved: boolean): Telling {
  if (!organizerId) return { notes: [], mails: [] };
  const words = approved
    ? { type: NotificationType.claim_approved, title: 'Claim approved', body: `You now manage ${title}.` }
    : {
        type: NotificationType.claim_denied,
        title: 'Claim not approved',
        body: `Your claim for ${title} was not approved.`,
      };
  return { notes: [{ personId: organizerId, link: `/events/${marketEventId}`, ...words }], mails: [] };
}

/** Who is told what. Pure: the same story and facts always tell the same. */
export function tell(story: Story, known: KnownFacts): Telling {
  switch (story.type) {
    case 'application.submitted':
      return submitted(story.data, known);
    case 'application.accepted':
      return accepted(story.data, known);
    case 'application.rejected':
      return rejected(story.data, known);
    case 'payment.completed':
      return paid(story.data, known);
    case 'claim.approved':
      return claimDecided(story.data, true);
    case 'claim.denied':
      return claimDecided(story.data, false);
  }
}
