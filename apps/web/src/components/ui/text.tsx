import { formatDate, formatDateRange, formatInstant } from '../../lib/format/dates.js';
import { formatCents } from '../../lib/format/money.js';
import { formatPhone } from '../../lib/format/text.js';
import styles from './text.module.css';

/** Integer cents as `$85.00`, in figures of equal width. */
export function MoneyText({ cents }: { cents: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatCents(cents)}</span>;
}

export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

/** A narrow column breaks it between two days, not within one. */
export function DateRangeText({ start, end }: { start: string; end: string }) {
  return <>{formatDateRange(start, end).replaceAll(/(?<!–) (?!–)/gu, '\u00a0')}</>;
}

/** A narrow column breaks it before the time, not within. */
export function InstantText({ iso }: { iso: string }) {
  const text = formatInstant(iso);
  const time = text.lastIndexOf(', ') + 2;
  return <time dateTime={iso}>{text.slice(0, time) + text.slice(time).replaceAll(' ', '\u00a0')}</time>;
}

export function LongText({ text }: { text: string }) {
  return (
    <span className={styles.long} title={text}>
      {text}
    </span>
  );
}

/** Breaks before the @ when the column is narrow. */
export function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** All that a person wrote, with their line breaks. */
export function WholeText({ text }: { text: string }) {
  return <div className={styles.whole}>{text}</div>;
}

export function PhoneText({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{formatPhone(phone)}</a>;
}
