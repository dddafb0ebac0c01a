import { once } from '../once.js';
import { locale } from './texts.js';

const usd = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));

/** Integer cents to `$85.00`. */
export const formatCents = (cents: number): string => usd().format(cents / 100);

/** `$15`; a price with cents keeps them. */
export const formatPrice = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

const amount = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** `75`, `75.5`, `$75.00` or `$1,234.50` as typed or pasted to integer cents; null when it is no amount. */
export function parseDollars(text: string): number | null {
  const parts = amount.exec(text.trim());
  if (!parts) return null;
  const [, typed = '0', part = ''] = parts;
  const whole = typed.replaceAll(',', '');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Cents to the text of an input: `7500` → `75.00`. */
export const dollarsOf = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2));
