import { EmailType, NotificationType } from '@stallbook/contracts';

export const preferenceKinds = ['applications', 'payments', 'events', 'invitations', 'messages', 'reminders'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** The emails of these kinds can be stopped; other people rely on the rest. */
export const stoppable = ['invitations', 'reminders'] as const satisfies readonly PreferenceKind[];
export type StoppableKind = (typeof stoppable)[number];

const stoppableMails: Partial<Record<EmailType, StoppableKind>> = {
  event_invitation: 'invitations',
  invitation_received: 'invitations',
  event_reminder_5day: 'reminders',
  event_reminder_1day: 'reminders',
};

/** undefined: the email cannot be stopped. */
export const stoppableKindOf = (type: EmailType): StoppableKind | undefined => stoppableMails[type];

const kinds: Record<NotificationType, PreferenceKind> = {
  application_submitted: 'applications',
  application_accepted: 'applications',
  application_rejected: 'applications',
  payment_received: 'payments',
  payment_confirmed: 'payments',
  payment_disputed: 'payments',
  payment_refunded: 'payments',
  payout_reduced: 'payments',
  plan_payment_failed: 'payments',
  claim_approved: 'events',
  claim_denied: 'events',
  event_transferred: 'events',
  invitation_received: 'invitations',
  invitation_accepted: 'invitations',
  message_received: 'messages',
  event_reminder: 'reminders',
};

export const kindOf = (type: NotificationType): PreferenceKind => kinds[type];
