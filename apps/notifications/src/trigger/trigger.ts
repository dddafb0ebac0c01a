import type {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  paymentCompleted,
  paymentDisputed,
  paymentRefundMade,
} from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';

/** An integration event that causes notifications or emails. */
export type Trigger =
  | { type: 'application.submitted'; data: IntegrationData<typeof applicationSubmitted> }
  | { type: 'application.accepted'; data: IntegrationData<typeof applicationAccepted> }
  | { type: 'application.rejected'; data: IntegrationData<typeof applicationRejected> }
  | { type: 'payment.completed'; data: IntegrationData<typeof paymentCompleted> }
  | { type: 'payment.disputed'; data: IntegrationData<typeof paymentDisputed> }
  | { type: 'payment.refund-made'; data: IntegrationData<typeof paymentRefundMade> }
  | { type: 'claim.approved'; data: IntegrationData<typeof claimApproved> }
  | { type: 'claim.denied'; data: IntegrationData<typeof claimDenied> };

/** The replicas that must be known before the trigger can be recorded. */
export function neededFor(trigger: Trigger): { people: string[]; markets: string[] } {
  switch (trigger.type) {
    case 'claim.approved':
    case 'claim.denied':
      return { people: [], markets: [] };
    default:
      return { people: [trigger.data.vendorId, trigger.data.organizerId], markets: [trigger.data.marketEventId] };
  }
}
