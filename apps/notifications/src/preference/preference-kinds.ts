import { EmailType, NotificationType, PreferenceKind, PreferenceMail } from '@stallbook/contracts';

/** What a signed link stops. */
export const stoppable = ['invitations', 'reminders', 'digest', 'recommendations'] as const;
export type StoppableKind = (typeof stoppable)[number];

const stoppableMails: Partial<Record<EmailType, StoppableKind>> = {
  event_invitation: 'invitations',
  invitation_received: 'invitations',
  event_reminder_5day: 'reminders',
  event_reminder_1day: 'reminders',
  event_roster_5day: 'reminders',
  event_roster_1day: 'reminders',
  payment_due: 'reminders',
  draft_unsent: 'reminders',
  applications_undecided: 'reminders',
  daily_digest: 'digest',
  weekly_recommendations: 'recommendations',
};

/** undefined: the email cannot be stopped. */
export const stoppableKindOf = (type: EmailType): StoppableKind | undefined => stoppableMails[type];

/** Other people rely on emails that are always sent. */
export const mailOf: Record<PreferenceKind, PreferenceMail> = {
  applications: PreferenceMail.always,
  payments: PreferenceMail.always,
  events: PreferenceMail.always,
  invitations: PreferenceMail.optional,
  messages: PreferenceMail.none,
  reminders: PreferenceMail.optional,
};

const kinds: Record<NotificationType, PreferenceKind> = {
  application_submitted: PreferenceKind.applications,
  application_accepted: PreferenceKind.applications,
  application_rejected: PreferenceKind.applications,
  application_withdrawn: PreferenceKind.applications,
  booth_assigned: PreferenceKind.applications,
  payment_received: PreferenceKind.payments,
  payment_confirmed: PreferenceKind.payments,
  payment_failed: PreferenceKind.payments,
  payment_disputed: PreferenceKind.payments,
  payment_refunded: PreferenceKind.payments,
  payout_reduced: PreferenceKind.payments,
  plan_payment_failed: PreferenceKind.payments,
  plan_changed: PreferenceKind.payments,
  claim_approved: PreferenceKind.events,
  claim_denied: PreferenceKind.events,
  event_changed: PreferenceKind.events,
  event_transferred: PreferenceKind.events,
  event_taken_down: PreferenceKind.events,
  event_restored: PreferenceKind.events,
  invitation_received: PreferenceKind.invitations,
  invitation_accepted: PreferenceKind.invitations,
  message_received: PreferenceKind.messages,
  event_reminder: PreferenceKind.reminders,
  payment_due: PreferenceKind.reminders,
  draft_unsent: PreferenceKind.reminders,
  applications_undecided: PreferenceKind.reminders,
};

export const kindOf = (type: `${NotificationType}`): PreferenceKind => kinds[type];
