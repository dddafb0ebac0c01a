export type AccessReason =
  'No application found' | 'Application not accepted' | 'Payment not completed' | 'approved_vendor' | 'organizer';

export interface Access {
  canAccess: boolean;
  reason: AccessReason;
}

/** A vendor's application to the market event. */
export interface ApplicationFacts {
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  paid: boolean;
}

/** Checked in this order. */
export function vendorAccess(application: ApplicationFacts | null): Access {
  if (!application) return { canAccess: false, reason: 'No application found' };
  if (application.status !== 'accepted') return { canAccess: false, reason: 'Application not accepted' };
  if (!application.paid) return { canAccess: false, reason: 'Payment not completed' };
  return { canAccess: true, reason: 'approved_vendor' };
}

/** The message for each reason. */
export const REFUSALS: Record<AccessReason, string> = {
  'No application found': 'You need to apply to this event to access attachments',
  'Application not accepted': 'Your application needs to be accepted to access attachments',
  'Payment not completed': 'Payment required to access event attachments',
  approved_vendor: 'You have access to event attachments',
  organizer: 'You have access to event attachments',
};
