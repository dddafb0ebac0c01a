const rules: readonly { message: string; holds: (password: string) => boolean }[] = [
  { message: 'Password must be at least 8 characters long', holds: (password) => password.length >= 8 },
  { message: 'Password must contain at least one lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { message: 'Password must contain at least one uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { message: 'Password must contain at least one number', holds: (password) => /[0-9]/.test(password) },
];

/** Messages of all broken rules, in order. */
export const brokenPasswordRules = (password: string): string[] =>
  rules.filter(({ holds }) => !holds(password)).map(({ message }) => message);

export const PASSWORD_RULES_BROKEN = 'Please fix the password requirements below';
