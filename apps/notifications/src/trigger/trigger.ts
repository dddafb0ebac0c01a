import type {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  marketEventTransferred,
  paymentCompleted,
  paymentRefundMade,
} from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';

/** An integration event that causes notifications or emails. */
export type Trigger =
  | { type: 'application.submitted'; data: IntegrationData<typeof applicationSubmitted> }
  | { type: 'application.accepted'; data: IntegrationData<typeof applicationAccepted> }
  | { type: 'application.rejected'; data: IntegrationData<typeof applicationRejected> }
  | { type: 'payment.completed'; data: IntegrationData<typeof paymentCompleted> }
  | { type: 'payment.refund-made'; data: IntegrationData<typeof paymentRefundMade> }
  | { type: 'claim.approved'; data: IntegrationData<typeof claimApproved> }
  | { type: 'claim.denied'; data: IntegrationData<typeof claimDenied> }
  | { type: 'market-event.transferred'; data: IntegrationData<typeof marketEventTransferred> };

/** The replicas that must be known before the trigger can be recorded. */
export function neededFor(trigger: Trigger): { people: string[]; markets: string[] } {
  switch (trigger.type) {
    case 'claim.approved':
    case 'claim.denied':
      return { people: [], markets: [] };
    case 'market-event.transferred': {
      const { organizerId, formerOrganizerId, marketEventId } = trigger.data;
      return { people: formerOrganizerId ? [organizerId, formerOrganizerId] : [organizerId], markets: [marketEventId] };
    }
    default:
      return { people: [trigger.data.vendorId, trigger.data.organizerId], markets: [trigger.data.marketEventId] };
  }
}
