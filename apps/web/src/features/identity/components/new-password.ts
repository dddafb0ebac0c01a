import { brokenPasswordRules } from '@stallbook/contracts/password-rules';
import { type z } from 'zod';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** To be refined on: a new password, typed twice. */
export function checkNewPassword({ password, confirmPassword }: NewPassword, context: z.RefinementCtx): void {
  const refuse = (path: keyof NewPassword, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const [broken] = brokenPasswordRules(password);
  if (!password) refuse('password', 'Please enter a new password');
  else if (broken) refuse('password', broken);
  if (!confirmPassword) refuse('confirmPassword', 'Please confirm your new password');
  else if (confirmPassword !== password) refuse('confirmPassword', 'Passwords do not match');
}

export interface Strength {
  word: 'Strong' | 'Good' | 'Fair' | 'Weak';
  percent: number;
}

/** The number of broken rules names the strength. */
export function passwordStrength(password: string): Strength {
  const broken = brokenPasswordRules(password).length;
  if (broken === 0) return { word: 'Strong', percent: 100 };
  if (broken === 1) return { word: 'Good', percent: 75 };
  return broken === 2 ? { word: 'Fair', percent: 50 } : { word: 'Weak', percent: 25 };
}
