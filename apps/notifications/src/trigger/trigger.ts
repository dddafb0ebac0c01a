import type {
  applicationAccepted,
  applicationEventChanged,
  applicationEventHidden,
  applicationEventRestored,
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
  paymentRefundMade,
  renewalFailed,
  subscriptionLifecycleChanged,
} from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import type { EmailSubject } from '../email/email.schema.js';

/** An integration event that causes notifications or emails. */
export type Trigger =
  | { type: 'application.submitted'; data: IntegrationData<typeof applicationSubmitted> }
  | { type: 'application.accepted'; data: IntegrationData<typeof applicationAccepted> }
  | { type: 'application.booth-assigned'; data: IntegrationData<typeof applicationBoothAssigned> }
  | { type: 'application.rejected'; data: IntegrationData<typeof applicationRejected> }
  | { type: 'application.event-changed'; data: IntegrationData<typeof applicationEventChanged> }
  | { type: 'application.event-hidden'; data: IntegrationData<typeof applicationEventHidden> }
  | { type: 'application.event-restored'; data: IntegrationData<typeof applicationEventRestored> }
  | { type: 'application.withdrawn'; data: IntegrationData<typeof applicationWithdrawn> }
  | { type: 'payment.completed'; data: IntegrationData<typeof paymentCompleted> }
  | { type: 'payment.disputed'; data: IntegrationData<typeof paymentDisputed> }
  | { type: 'payment.refund-made'; data: IntegrationData<typeof paymentRefundMade> }
  | { type: 'renewal.failed'; data: IntegrationData<typeof renewalFailed> }
  | { type: 'subscription.lifecycle-changed'; data: IntegrationData<typeof subscriptionLifecycleChanged> }
  | { type: 'claim.approved'; data: IntegrationData<typeof claimApproved> }
  | { type: 'claim.denied'; data: IntegrationData<typeof claimDenied> }
  | { type: 'invitation.sent'; data: IntegrationData<typeof invitationSent> }
  | { type: 'invitation.organizer-assigned'; data: IntegrationData<typeof invitationOrganizerAssigned> }
  | { type: 'invitation.accepted'; data: IntegrationData<typeof invitationAccepted> }
  | { type: 'market-event.owner-assigned'; data: IntegrationData<typeof marketEventOwnerAssigned> }
  | { type: 'market-event.transferred'; data: IntegrationData<typeof marketEventTransferred> }
  | { type: 'market-event.taken-down'; data: IntegrationData<typeof marketEventTakenDown> }
  | { type: 'market-event.restored'; data: IntegrationData<typeof marketEventRestored> };

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

/** undefined: the email is not about an application. */
export const subjectOf = ({ data }: Trigger): EmailSubject | undefined =>
  'applicationId' in data ? { marketEventId: data.marketEventId, applicationId: data.applicationId } : undefined;
