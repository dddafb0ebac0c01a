import { z } from 'zod';
import { parseDollars } from '../../lib/format/money.js';

/** What a `MoneyField` holds. Nothing typed is no mistake: whether an amount is needed is the form's to say. */
export const dollarsText = z
  .string()
  .refine(
    (text) => text.trim() === '' || parseDollars(text) !== null,
    'Please enter an amount of 0 or more, such as 75 or 75.00',
  );

/** What a `PhoneField` holds: nothing, ten digits in any dress, or a number with its country. */
export const phoneText = z
  .string()
  .trim()
  .refine((text) => {
    const digits = text.replace(/[\s().-]/g, '');
    return text === '' || /^1?\d{10}$/.test(digits) || /^\+\d{7,15}$/.test(digits);
  }, 'Please enter a phone number with its area code, such as (503) 555-0199');
