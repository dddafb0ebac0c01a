import type { EmailType } from '@stallbook/contracts';
import {
  accountExists,
  accountExportReady,
  confirmEmailChange,
  emailChanged,
  newDevice,
  passwordChanged,
  resetPassword,
  secondFactorChanged,
} from './account-mails.js';
import { applicationApproved, applicationRejected, applicationSubmitted } from './application-mails.js';
import { confirmSignUp } from './confirm-sign-up.js';
import type { Template } from './letter.js';
import { claimApproved, claimDenied, claimReceived, eventTransferred } from './ownership-mails.js';
import { paymentConfirmation, paymentReceived, paymentRefunded, payoutReduced } from './payment-mails.js';
import { eventReminder1Day, eventReminder5Day } from './reminder-mails.js';
import { contactReceived, feedbackReceived, waitlistJoined } from './staff-mails.js';

export const templates: Readonly<Record<`${EmailType}`, Template>> = {
  application_submitted: applicationSubmitted,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,
  payment_received: paymentReceived,
  payment_confirmation: paymentConfirmation,
  payment_refunded: paymentRefunded,
  payout_reduced: payoutReduced,
  event_reminder_5day: eventReminder5Day,
  event_reminder_1day: eventReminder1Day,
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
  claim_received: claimReceived,
  claim_approved: claimApproved,
  claim_denied: claimDenied,
  event_transferred: eventTransferred,
};
