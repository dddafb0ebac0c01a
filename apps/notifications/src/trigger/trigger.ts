import {
  applicationAccepted,
  applicationEventCanceled,
  applicationEventChanged,
  applicationEventHidden,
  applicationEventRestored,
  applicationOrganizerLeft,
  applicationBoothAssigned,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  claimApproved,
  claimDenied,
  invitationAccepted,
  invitationOrganizerAssigned,
  invitationSent,
  marketEventOwnerAssigned,
  marketEventRestored,
  marketEventTakenDown,
  marketEventTransferred,
  paymentCompleted,
  paymentDisputed,
  paymentFailed,
  paymentRefundMade,
  renewalFailed,
  subscriptionLifecycleChanged,
} from '@stallbook/contracts';
import { pick, type MessageOf } from '@stallbook/kernel';
import type { NotificationSubject } from '../notification/waiting-notification.js';
import type { Known } from '../replicas/replicas.js';

/** The integration events that cause notifications or emails. */
export const triggers = [
  applicationAccepted,
  applicationEventCanceled,
  applicationEventChanged,
  applicationEventHidden,
  applicationEventRestored,
  applicationOrganizerLeft,
  applicationBoothAssigned,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  claimApproved,
  claimDenied,
  invitationAccepted,
  invitationOrganizerAssigned,
  invitationSent,
  marketEventOwnerAssigned,
  marketEventRestored,
  marketEventTakenDown,
  marketEventTransferred,
  paymentCompleted,
  paymentDisputed,
  paymentFailed,
  paymentRefundMade,
  renewalFailed,
  subscriptionLifecycleChanged,
] as const;

export type Trigger = MessageOf<(typeof triggers)[number]>;

/** The replicas that must be known before the trigger can be recorded. */
export function neededFor(trigger: Trigger): { people: string[]; markets: string[] } {
  switch (trigger.type) {
    case 'claim.approved':
    case 'claim.denied':
    case 'market-event.owner-assigned':
      return { people: [], markets: [] };
    case 'invitation.sent':
    case 'invitation.organizer-assigned':
    case 'invitation.accepted': {
      const { vendorId, organizerId, marketEventId } = trigger.data;
      return { people: organizerId === null ? [vendorId] : [vendorId, organizerId], markets: [marketEventId] };
    }
    case 'renewal.failed':
    case 'subscription.lifecycle-changed':
      return { people: [trigger.data.personId], markets: [] };
    case 'market-event.transferred': {
      const { organizerId, formerOrganizerId, marketEventId } = trigger.data;
      return { people: formerOrganizerId ? [organizerId, formerOrganizerId] : [organizerId], markets: [marketEventId] };
    }
    case 'market-event.taken-down':
    case 'market-event.restored': {
      const { organizerId, marketEventId } = trigger.data;
      return { people: organizerId === null ? [] : [organizerId], markets: [marketEventId] };
    }
    default:
      return { people: [trigger.data.vendorId, trigger.data.organizerId], markets: [trigger.data.marketEventId] };
  }
}

/** undefined: the email is not about an event. */
export function subjectOf(
  { data }: Trigger,
  personId: string,
  markets: Known['markets'],
): NotificationSubject | undefined {
  if (!('marketEventId' in data)) return undefined;
  const { marketEventId } = data;
  const toOrganizer = markets.get(marketEventId)?.organizerId === personId;
  const application = 'applicationId' in data && pick(data, 'applicationId');
  return { marketEventId, ...application, ...(toOrganizer && { toOrganizer }) };
}
