import { type z } from 'zod';
import { brokenPasswordRules } from './password-rules.js';
import { accountFields } from './texts/fields.js';
import { newPassword, strengthMeter } from './texts/passwords.js';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export function checkNewPassword({ password, confirmPassword }: NewPassword, context: z.RefinementCtx): void {
  const refuse = (path: keyof NewPassword, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const [broken] = brokenPasswordRules(password);
  if (!password) refuse('password', newPassword.missing);
  else if (broken) refuse('password', broken);
  if (!confirmPassword) refuse('confirmPassword', newPassword.confirmMissing);
  else if (confirmPassword !== password) refuse('confirmPassword', accountFields.passwordsDiffer);
}

interface Strength {
  word: string;
  percent: number;
}

export function passwordStrength(password: string): Strength {
  const broken = brokenPasswordRules(password).length;
  if (broken === 0) return { word: strengthMeter.strong, percent: 100 };
  if (broken === 1) return { word: strengthMeter.good, percent: 75 };
  return broken === 2 ? { word: strengthMeter.fair, percent: 50 } : { word: strengthMeter.weak, percent: 25 };
}
