const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents to `$85.00`. */
export const formatCents = (cents: number): string => usd.format(cents / 100);

/** `75`, `75.5` or `$75.00` as typed to integer cents; null when it is no amount. */
export function parseDollars(text: string): number | null {
  const plain = text.trim().replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Cents to the text of an input: `7500` → `75.00`. */
export const dollarsOf = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2));
