import type {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  paymentCompleted,
  paymentRefundMade,
} from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';

/** What happened elsewhere and concerns somebody here. */
export type Trigger =
  | { type: 'application.submitted'; data: IntegrationData<typeof applicationSubmitted> }
  | { type: 'application.accepted'; data: IntegrationData<typeof applicationAccepted> }
  | { type: 'application.rejected'; data: IntegrationData<typeof applicationRejected> }
  | { type: 'payment.completed'; data: IntegrationData<typeof paymentCompleted> }
  | { type: 'payment.refund-made'; data: IntegrationData<typeof paymentRefundMade> }
  | { type: 'claim.approved'; data: IntegrationData<typeof claimApproved> }
  | { type: 'claim.denied'; data: IntegrationData<typeof claimDenied> };

/** The facts that its telling takes. */
export function neededFor(story: Trigger): { people: string[]; markets: string[] } {
  switch (story.type) {
    case 'claim.approved':
    case 'claim.denied':
      return { people: [], markets: [] };
    default:
      return { people: [story.data.vendorId, story.data.organizerId], markets: [story.data.marketEventId] };
  }
}
