import { placeName } from '@stallbook/kernel/us-states';
import { QrCode } from '../../../components/ui/qr-code.js';
import { formatDate, formatDateRange } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { ProEventsQuery } from '../api/organizer-pro.generated.js';
import { marketing as texts } from '../texts/tools.js';
import styles from './flyer.module.css';

type ProEvent = ProEventsQuery['events']['items'][number];

export function feeOf({ boothFeeCents, applicationFeeCents }: ProEvent): string {
  const booth = boothFeeCents === 0 ? texts.free : texts.fee(formatCents(boothFeeCents));
  return applicationFeeCents === 0 ? booth : texts.withApplicationFee(booth, formatCents(applicationFeeCents));
}

interface FlyerProps {
  event: ProEvent;
  /** The address of the event's public page. */
  url: string;
}

/** One page of paper that asks vendors to apply. */
export function Flyer({ event, url }: FlyerProps) {
  const { title, eventDate, eventEndDate, location, city, state, applicationDeadline, eventCode } = event;
  return (
    <article className={styles.flyer} aria-label={texts.flyer}>
      <p>{texts.flyerCall}</p>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.facts}>
        <p>{formatDateRange(eventDate, eventEndDate)}</p>
        <p>{joinPlace(location, placeName(city, state))}</p>
        <p>{feeOf(event)}</p>
        {applicationDeadline && <p>{texts.deadline(formatDate(applicationDeadline))}</p>}
      </div>
      <div className={styles.scan}>
        <QrCode text={url} label={texts.qr} />
        <p>{texts.scan}</p>
      </div>
      {eventCode && (
        <>
          <p>{texts.codeLabel}</p>
          <p className={styles.code}>{eventCode}</p>
          <p>{texts.howToApply(window.location.host)}</p>
        </>
      )}
    </article>
  );
}
