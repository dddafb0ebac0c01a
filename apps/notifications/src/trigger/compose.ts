import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import { phrasesIn } from '../email/phrases.js';
import { languageOf } from '../replicas/replicas.js';
import type { Trigger } from './trigger.js';
import { invitationAccepted, invited } from './compose-invitation.js';
import { disputed } from './compose-dispute.js';
import { failed, paid, refundMade } from './compose-payment.js';
import { eventChanged } from './compose-event-change.js';
import {
  appliedEventCanceled,
  appliedEventHidden,
  appliedEventOrganizerLeft,
  appliedEventRestored,
} from './compose-applied-event.js';
import { withdrawn } from './compose-withdrawal.js';
import { planChanged, renewalFailed } from './compose-plan.js';
import { restored, takenDown } from './compose-take-down.js';
import { transferred } from './compose-transfer.js';
import {
  marketOf,
  nameFor,
  naming,
  NOTHING,
  OPEN_EVENTS,
  toPerson,
  type About,
  type KnownFacts,
  type NotificationPlan,
} from './notification-plan.js';

const applications = (id: string): string => `/applications?application=${id}`;
const ownApplications = (id: string): string => `/vendor/applications?application=${id}`;

function submitted(data: About<'application.submitted'>, known: KnownFacts): NotificationPlan {
  const { organizerId, vendorId } = data;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const link = applications(data.applicationId);
  const vendor_name = nameFor(organizerId, vendorId, known);
  return toPerson(
    organizerId,
    {
      type: NotificationType.application_submitted,
      title: 'New application',
      ...naming(vendorId, known, (name) => `${name} applied to ${title}.`),
      link,
    },
    {
      type: EmailType.application_submitted,
      data: { ...eventFor(organizerId), vendor_name, application_url: known.url(link) },
      names: vendorId,
    },
  );
}

function accepted(data: About<'application.accepted'>, known: KnownFacts): NotificationPlan {
  const { vendorId } = data;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const link = ownApplications(data.applicationId);
  const dueCents = data.boothFeeCents + data.applicationFeeCents;
  const free = dueCents === 0;
  const total = formatCents(dueCents);
  const { nothing } = phrasesIn[languageOf(known.person(vendorId))];
  return toPerson(
    vendorId,
    {
      type: NotificationType.application_accepted,
      title: 'Application accepted',
      body: free
        ? `You've been accepted to ${title}. Your booth is confirmed, and nothing is due.`
        : `You've been accepted to ${title}. ${total} due.`,
      link,
    },
    {
      type: EmailType.application_approved,
      data: { ...eventFor(vendorId), total_amount: free ? nothing : total, application_url: known.url(link) },
    },
  );
}

function rejected(data: About<'application.rejected'>, known: KnownFacts): NotificationPlan {
  const { title, eventFor } = marketOf(data.marketEventId, known);
  return toPerson(
    data.vendorId,
    {
      type: NotificationType.application_rejected,
      title: 'Application not accepted',
      body: `${title} did not accept your application this time.`,
      link: ownApplications(data.applicationId),
    },
    {
      type: EmailType.application_rejected,
      data: { ...eventFor(data.vendorId), events_url: known.url(OPEN_EVENTS) },
    },
  );
}

function boothAssigned(data: About<'application.booth-assigned'>, known: KnownFacts): NotificationPlan {
  const { vendorId, applicationId, boothLocation } = data;
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const link = ownApplications(applicationId);
  const { unknownYet } = phrasesIn[languageOf(known.person(vendorId))];
  return toPerson(
    vendorId,
    {
      type: NotificationType.booth_assigned,
      title: 'Your booth',
      body: `Your booth at ${title}: ${boothLocation ?? phrasesIn.en.unknownYet}.`,
      link,
    },
    {
      type: EmailType.booth_changed,
      data: { ...eventFor(vendorId), booth: boothLocation ?? unknownYet, application_url: known.url(link) },
      gatheredBy: applicationId,
    },
  );
}

function claimDecided(
  { organizerId, marketEventId, title }: Omit<About<'claim.approved'>, 'claimId'>,
  approved: boolean,
): NotificationPlan {
  if (!organizerId) return NOTHING;
  const words = approved
    ? { type: NotificationType.claim_approved, title: 'Claim approved', body: `You now manage ${title}.` }
    : {
        type: NotificationType.claim_denied,
        title: 'Claim not approved',
        body: `Your claim for ${title} was not approved.`,
      };
  return toPerson(organizerId, { ...words, link: `/events/${marketEventId}` });
}

/** Pure: the same trigger and facts always give the same plan. */
export function compose(trigger: Trigger, known: KnownFacts): NotificationPlan {
  switch (trigger.type) {
    case 'application.submitted':
      return submitted(trigger.data, known);
    case 'application.accepted':
      return accepted(trigger.data, known);
    case 'application.booth-assigned':
      return boothAssigned(trigger.data, known);
    case 'application.rejected':
      return rejected(trigger.data, known);
    case 'application.event-changed':
      return eventChanged(trigger.data, known);
    case 'application.event-canceled':
      return appliedEventCanceled(trigger.data, known);
    case 'application.event-hidden':
      return appliedEventHidden(trigger.data, known);
    case 'application.event-restored':
      return appliedEventRestored(trigger.data, known);
    case 'application.organizer-left':
      return appliedEventOrganizerLeft(trigger.data, known);
    case 'application.withdrawn':
      return withdrawn(trigger.data, known);
    case 'payment.completed':
      return paid(trigger.data, known);
    case 'payment.disputed':
      return disputed(trigger.data, known);
    case 'payment.failed':
      return failed(trigger.data, known);
    case 'payment.refund-made':
      return refundMade(trigger.data, known);
    case 'renewal.failed':
      return renewalFailed(trigger.data, known);
    case 'subscription.lifecycle-changed':
      return planChanged(trigger.data, known);
    case 'claim.approved':
      return claimDecided(trigger.data, true);
    case 'claim.denied':
      return claimDecided(trigger.data, false);
    // Approved before the organizer was known.
    case 'market-event.owner-assigned':
      return claimDecided(trigger.data, true);
    case 'invitation.sent':
      return invited(trigger.data, known);
    // It went to an address, by email.
    case 'invitation.organizer-assigned':
      return invited({ ...trigger.data, isSeededEventInvitation: true }, known);
    case 'invitation.accepted':
      return invitationAccepted(trigger.data, known);
    case 'market-event.transferred':
      return transferred(trigger.data, known);
    case 'market-event.taken-down':
      return takenDown(trigger.data, known);
    case 'market-event.restored':
      return restored(trigger.data, known);
  }
}
