import { formatCount } from './numbers.js';
import { once } from '../once.js';
import { locale, sizes } from './texts.js';

/** Ten digits become `(xxx) xxx-xxxx`; a number with a country code or words stays as it is typed. */
export function formatPhone(phone: string): string {
  if (!/^[\d\s().-]*$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

/** `www.example.com` becomes `https://www.example.com`; anything else stays as it is typed. */
export const withScheme = (address: string): string =>
  /^[^\s/:@.]+(\.[^\s/:@.]+)+(\/\S*)?$/.test(address.trim()) ? `https://${address.trim()}` : address;

const oneDecimal = once(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** `900 B`, `1.4 KB`, `2.0 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return sizes.bytes(String(bytes));
  // What would round to 1024.0 KB is shown as 1.0 MB.
  if (Math.round(bytes / 102.4) < 10_240) return sizes.kilobytes(oneDecimal().format(bytes / 1024));
  return sizes.megabytes(oneDecimal().format(bytes / (1024 * 1024)));
}

const rules = once(() => new Intl.PluralRules(locale));
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `1,204 events`. */
export const plural = (count: number, forms: Forms): string =>
  `${formatCount(count)} ${forms[rules().select(count)] ?? forms.other}`;

/** `a, b, ` holds two parts. */
export const commaParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `a, b`; empty parts leave no comma behind. */
export const joinPlace = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
