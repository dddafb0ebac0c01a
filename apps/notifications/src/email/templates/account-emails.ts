import type { FactorEvent } from '@stallbook/contracts';
import { template } from './letter.js';
import * as spanish from './account-emails.es.js';

export const accountExists = template(['login_url', 'reset_url'], {
  en: ({ login_url, reset_url }) => ({
    subject: 'You already have an account',
    preview: "Someone tried to sign up with your email address. Your account hasn't changed.",
    heading: 'You already have an account',
    paragraphs: [
      "Someone, maybe you, just tried to sign up for Stallbook with this email address. You already have an account, and it hasn't changed.",
      'Log in with your password, or reset it if you forgot it.',
    ],
    button: { label: 'Log in', url: login_url },
    otherwise: { label: 'Reset your password', url: reset_url },
    note: "If this wasn't you, you can ignore this email. We didn't share any information about you.",
  }),
  es: spanish.accountExists,
});

export const resetPassword = template(['reset_url'], {
  en: ({ reset_url }) => ({
    subject: 'Reset your password',
    preview: 'Reset the password for your Stallbook account.',
    heading: 'Reset your password',
    paragraphs: ['We received a request to reset the password for your Stallbook account.'],
    button: { label: 'Reset password', url: reset_url },
    note: "This link expires in 1 hour and can be used once. If you didn't request it, you can ignore this email. Your password won't change.",
  }),
  es: spanish.resetPassword,
});

export const passwordChanged = template(['reset_url'], {
  en: ({ reset_url }) => ({
    subject: 'Your password was changed',
    preview: 'You were logged out on all other devices.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password for your Stallbook account was just changed, and you were logged out on all other devices.',
      "If this wasn't you, reset your password right away to secure your account.",
    ],
    button: { label: "This wasn't me", url: reset_url },
  }),
  es: spanish.passwordChanged,
});

export const confirmEmailChange = template(['confirm_url'], {
  en: ({ confirm_url }) => ({
    subject: 'Confirm your new email address',
    preview: 'Confirm the new email address for your Stallbook account.',
    heading: 'Confirm your new email address',
    paragraphs: ['We received a request to use this email address for a Stallbook account.'],
    button: { label: 'Confirm new address', url: confirm_url },
    note: "This link expires in 24 hours and can be used once. If this wasn't you, you can ignore this email.",
  }),
  es: spanish.confirmEmailChange,
});

export const emailChanged = template(['new_email', 'support_url'], {
  en: ({ new_email, support_url }) => ({
    subject: 'Your email address was changed',
    preview: 'Stallbook now uses your new email address.',
    heading: 'Your email address was changed',
    paragraphs: [
      "The email address for your Stallbook account was changed. Use the new address to log in. We'll send our emails there.",
      "If this wasn't you, contact us right away.",
    ],
    facts: [['New address', new_email]],
    button: { label: "This wasn't me", url: support_url },
  }),
  es: spanish.emailChanged,
});

export const newDevice = template(['device', 'signed_in_at', 'profile_url'], {
  en: ({ device, signed_in_at, profile_url }) => ({
    subject: 'New login to your account',
    preview: `${device}, ${signed_in_at}`,
    heading: 'New login to your account',
    paragraphs: ["We noticed a login to your Stallbook account from a device we don't recognize."],
    facts: [
      ['Device', device],
      ['When', signed_in_at],
    ],
    button: { label: 'Review your sessions', url: profile_url },
    note: "If this wasn't you, log out that device and change your password.",
  }),
  es: spanish.newDevice,
});

const factorChanges: Readonly<Record<FactorEvent, string>> = {
  authenticator_added: 'An authenticator app was added.',
  authenticator_removed: 'Your authenticator app was removed.',
  passkey_added: 'A passkey was added.',
  passkey_renamed: 'A passkey was renamed.',
  passkey_removed: 'A passkey was removed.',
  recovery_codes_renewed: 'Your recovery codes were replaced with new ones.',
  recovery_code_used: 'A recovery code was used.',
  second_factor_off: 'Your second factor was turned off.',
};

export const secondFactorChanged = template(['what', 'profile_url', 'reset_url'], {
  en: ({ what, profile_url, reset_url }) => {
    const change = factorChanges[what as FactorEvent] ?? what;
    return {
      subject: 'Your second factor was updated',
      preview: change,
      heading: 'Your second factor was updated',
      paragraphs: [
        change,
        "If this was you, you don't need to do anything.",
        "If this wasn't you, reset your password now and check your second factor on your profile page.",
      ],
      button: { label: 'Go to your profile', url: profile_url },
      otherwise: { label: 'Reset your password', url: reset_url },
    };
  },
  es: spanish.secondFactorChanged,
});

export const accountExportReady = template(['profile_url'], {
  en: ({ profile_url }) => ({
    subject: 'Your data is ready to download',
    preview: 'Your Stallbook data is in one file.',
    heading: 'Your data is ready',
    paragraphs: [
      'The copy of your Stallbook data that you requested is ready. You can download it from your profile page for the next 24 hours.',
      "If this wasn't you, change your password and log out everywhere.",
    ],
    button: { label: 'Go to your profile', url: profile_url },
  }),
  es: spanish.accountExportReady,
});
