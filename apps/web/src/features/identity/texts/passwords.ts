export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Tell us your email and we send you a link to a new one.',
  form: 'Password reset',
  send: 'Send reset link',
  sentTitle: 'Check Your Email',
  sent: (email: string) =>
    `If ${email} belongs to an account, a link to a new password is on its way. It works once, for 1 hour.`,
  again: 'Try again',
} as const;

export const resetPassword = {
  verifying: 'Verifying reset link',
  title: 'Reset your password',
  linkInvalid: 'Invalid or expired reset link. Please request a new password reset.',
  newLink: 'Request a new link',
  choose: 'Choose a new password',
  chooseLead: 'All other devices are signed out when you save it.',
  form: 'Password reset',
  save: 'Update password',
  linkExpired: 'Your reset link has expired. Please request a new password reset.',
  doneTitle: 'Password Updated!',
  done: 'You can log in with your new password in a moment.',
  logInAgain: 'Password updated successfully! Please log in with your new password.',
} as const;

export const changePassword = {
  title: 'Change password',
  form: 'Password',
  save: 'Change password',
  saved: 'Password changed. All other devices are signed out.',
} as const;

/** A new password, typed twice. */
export const newPassword = {
  label: 'New password',
  hint: 'At least 8 characters, with a lowercase letter, an uppercase letter and a number.',
  missing: 'Please enter a new password',
  confirm: 'Confirm new password',
  confirmMissing: 'Please confirm your new password',
  notSaved: 'Failed to update password. Please try again.',
} as const;

/** A warning: the password may be taken all the same. */
export const commonPassword = {
  title: 'Many people use this password',
  advice:
    'It is one of the 10,000 that strangers try first. Put three or four words together that have nothing to do with each other, or let your browser make one up.',
} as const;

/** The same for one that is close at hand. */
export const obviousPassword = {
  title: 'This password is easy to guess',
  advice:
    'It is little more than words of Stallbook or of your e-mail address, which strangers try first. Put three or four words together that have nothing to do with each other, or let your browser make one up.',
} as const;

export const strengthMeter = {
  label: 'Password strength',
  is: (word: string) => `Password strength: ${word}`,
  strong: 'Strong',
  good: 'Good',
  fair: 'Fair',
  weak: 'Weak',
} as const;
