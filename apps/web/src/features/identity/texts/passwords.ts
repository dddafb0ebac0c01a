export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Enter your email and we’ll send a reset link.',
  form: 'Password reset',
  send: 'Send reset link',
  sentTitle: 'Check Your Email',
  sent: (email: string) => `If there is an account for ${email}, we’ve sent a reset link. It works once, for 1 hour.`,
  again: 'Try again',
} as const;

export const resetPassword = {
  verifying: 'Verifying reset link',
  title: 'Reset your password',
  linkInvalid: 'Invalid or expired reset link. Please request a new password reset.',
  newLink: 'Request a new link',
  choose: 'Choose a new password',
  chooseLead: 'Saving it logs you out on all other devices.',
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
  saved: 'Password changed. All other devices were logged out.',
} as const;

export const newPassword = {
  label: 'New password',
  hint: 'At least 8 characters, with a lowercase letter, an uppercase letter, and a number.',
  missing: 'Please enter a new password',
  confirm: 'Confirm new password',
  confirmMissing: 'Please confirm your new password',
  notSaved: 'Failed to update password. Please try again.',
} as const;

export const commonPassword = {
  title: 'This is a common password',
  advice:
    'It’s one of the 10,000 passwords attackers try first. Combine three or four unrelated words, or let your browser suggest one.',
} as const;

export const obviousPassword = {
  title: 'This password is easy to guess',
  advice:
    'It mostly repeats Stallbook or your email address, which attackers try first. Combine three or four unrelated words, or let your browser suggest one.',
} as const;

export const strengthMeter = {
  label: 'Password strength',
  is: (word: string) => `Password strength: ${word}`,
  only: (word: string) => `Password strength: ${word} by the rules, but:`,
  strong: 'Strong',
  good: 'Good',
  fair: 'Fair',
  weak: 'Weak',
} as const;
