import type { EmailTemplateType, EmailType } from '@stallbook/contracts';
import {
  accountExists,
  accountExportReady,
  confirmEmailChange,
  emailChanged,
  newDevice,
  passwordChanged,
  resetPassword,
  secondFactorChanged,
} from './account-emails.js';
import { applicationApproved, applicationRejected, applicationSubmitted } from './application-emails.js';
import { applicationWithdrawn } from './withdrawal-email.js';
import { confirmSignUp } from './confirm-sign-up.js';
import { dailyDigest } from './digest-email.js';
import { eventInvitation, invitationReceived } from './invitation-emails.js';
import { paymentDisputed } from './dispute-email.js';
import type { EditableTemplate, Template } from './letter.js';
import {
  claimApproved,
  claimDenied,
  claimReceived,
  eventRestored,
  eventTakenDown,
  eventTransferred,
} from './ownership-emails.js';
import {
  paymentConfirmation,
  paymentFailed,
  paymentReceived,
  paymentRefunded,
  payoutReduced,
} from './payment-emails.js';
import { planChanged, planPaymentFailed } from './plan-emails.js';
import { boothChanged } from './booth-email.js';
import {
  appliedEventCanceled,
  appliedEventHidden,
  appliedEventOrganizerLeft,
  appliedEventRestored,
} from './applied-event-emails.js';
import { eventChanged } from './event-change-email.js';
import {
  applicationsUndecided,
  draftUnsent,
  eventReminder1Day,
  eventReminder5Day,
  paymentDue,
} from './reminder-emails.js';
import { eventRoster } from './roster-email.js';
import { weeklyRecommendations } from './recommendation-email.js';
import { contactReceived, feedbackReceived, waitlistJoined } from './staff-emails.js';

/** The wording of these can be changed. */
export const editableTemplates: Readonly<Record<`${EmailTemplateType}`, EditableTemplate>> = {
  application_submitted: applicationSubmitted,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,
  payment_received: paymentReceived,
  payment_confirmation: paymentConfirmation,
  event_reminder_5day: eventReminder5Day,
  event_reminder_1day: eventReminder1Day,
};

export const templates: Readonly<Record<`${EmailType}`, Template>> = {
  ...editableTemplates,
  application_withdrawn: applicationWithdrawn,
  payment_failed: paymentFailed,
  payment_disputed: paymentDisputed,
  payment_refunded: paymentRefunded,
  payout_reduced: payoutReduced,
  plan_payment_failed: planPaymentFailed,
  plan_changed: planChanged,
  event_roster_5day: eventRoster,
  event_roster_1day: eventRoster,
  payment_due: paymentDue,
  draft_unsent: draftUnsent,
  applications_undecided: applicationsUndecided,
  daily_digest: dailyDigest,
  weekly_recommendations: weeklyRecommendations,
  booth_changed: boothChanged,
  confirm_sign_up: confirmSignUp,
  account_exists: accountExists,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  confirm_email_change: confirmEmailChange,
  email_changed: emailChanged,
  new_device: newDevice,
  second_factor_changed: secondFactorChanged,
  account_export_ready: accountExportReady,
  contact_received: contactReceived,
  feedback_received: feedbackReceived,
  waitlist_joined: waitlistJoined,
  event_invitation: eventInvitation,
  invitation_received: invitationReceived,
  claim_received: claimReceived,
  claim_approved: claimApproved,
  claim_denied: claimDenied,
  event_changed: eventChanged,
  event_transferred: eventTransferred,
  event_taken_down: eventTakenDown,
  event_restored: eventRestored,
  applied_event_hidden: appliedEventHidden,
  applied_event_restored: appliedEventRestored,
  applied_event_canceled: appliedEventCanceled,
  applied_event_organizer_left: appliedEventOrganizerLeft,
};

export const isEditable = (type: `${EmailType}`): type is `${EmailTemplateType}` => type in editableTemplates;
