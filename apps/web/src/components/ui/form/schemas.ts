import { accountLimits } from '@stallbook/contracts/account-limits';
import { stateNamed } from '@stallbook/kernel/us-states';
import { z } from 'zod';
import { formatPrice, parseDollars } from '../../../lib/format/money.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { commaParts, withScheme } from '../../../lib/format/text.js';
import { fields } from './form-texts.js';

/** Empty is valid; each form decides whether an amount is required. */
export const dollarsText = z
  .string()
  .refine((text) => text.trim() === '' || parseDollars(text) !== null, fields.amountInvalid);

export const dollarsUpTo = (mostCents: number) =>
  dollarsText.refine((text) => (parseDollars(text) ?? 0) <= mostCents, {
    error: () => fields.amountTooLarge(formatPrice(mostCents)),
  });

export const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => fields.tooLong(formatCount(most)) });

/** Empty, or a whole number. */
export const countUpTo = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d*$/.test(text) && Number(text) <= most, { error: () => fields.noCount(formatCount(most)) });

/** Separated by commas. */
export const categoriesText = z.string().refine(
  (text) => {
    const categories = commaParts(text);
    const areShort = categories.every(({ length }) => length <= accountLimits.productCategory);
    return areShort && categories.length <= accountLimits.productCategories;
  },
  fields.categoriesInvalid(accountLimits.productCategories, accountLimits.productCategory),
);

/** Empty, ten digits in any format, or an international number. */
export const phoneText = z
  .string()
  .trim()
  .refine((text) => {
    const digits = text.replace(/[\s().-]/g, '');
    return text === '' || /^1?\d{10}$/.test(digits) || /^\+\d{7,15}$/.test(digits);
  }, fields.phoneInvalid);

/** Empty, five digits, or ZIP+4. */
export const zipCodeText = z
  .string()
  .trim()
  .regex(/^(\d{5}(-\d{4})?)?$/, fields.zipCodeInvalid);

/** The code or the name of a US state. */
export const stateText = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .refine((text) => text === '' || stateNamed(text) !== undefined, fields.stateInvalid);

/** Empty, or an address of a website, which gets a scheme if it has none. */
export const webAddressText = z
  .string()
  .transform(withScheme)
  .pipe(
    textUpTo(accountLimits.website).refine(
      (text) => text === '' || /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text),
      fields.webAddressInvalid,
    ),
  );
