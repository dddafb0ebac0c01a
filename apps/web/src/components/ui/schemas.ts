import { z } from 'zod';
import { parseDollars } from '../../lib/format/money.js';
import { fields } from './texts.js';

/** What a `MoneyField` holds. Nothing typed is no mistake: whether an amount is needed is the form's to say. */
export const dollarsText = z
  .string()
  .refine((text) => text.trim() === '' || parseDollars(text) !== null, fields.amountInvalid);

/** What a `PhoneField` holds: nothing, ten digits in any dress, or a number with its country. */
export const phoneText = z
  .string()
  .trim()
  .refine((text) => {
    const digits = text.replace(/[\s().-]/g, '');
    return text === '' || /^1?\d{10}$/.test(digits) || /^\+\d{7,15}$/.test(digits);
  }, fields.phoneInvalid);
