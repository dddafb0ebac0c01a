import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Problem } from '../../../components/ui/form/field.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import lines from '../../../components/ui/lines.module.css';
import { ServiceText } from '../../../components/ui/service-text.js';
import { formatDate } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { paymentColumns, paymentsDue as texts } from '../texts/payments.js';
import { PayButton } from './pay-button.js';

type Due = PaymentRowFragment;

const feesOf = ({ boothFeeCents, applicationFeeCents, amountCents }: Due) =>
  applicationFeeCents > 0
    ? texts.fees(formatCents(boothFeeCents), formatCents(applicationFeeCents))
    : formatCents(amountCents);

function DueLine({ payment, action }: { payment: Due; action: ReactNode }) {
  const { eventId, eventTitle, eventDate, isEventDeleted, status, failureMessage } = payment;
  const title = eventTitle ?? paymentColumns.someEvent;
  return (
    <li className={lines.line}>
      <div>
        {isEventDeleted ? title : <Link to={`/events/${eventId}`}>{title}</Link>}
        {eventDate && <div className="quiet">{formatDate(eventDate)}</div>}
        <div className="quiet">{feesOf(payment)}</div>
        {failureMessage && (
          <Problem>
            <ServiceText>{failureMessage}</ServiceText>
          </Problem>
        )}
      </div>
      <Row>
        <StatusBadge status={status} label={status === 'failed' ? texts.failed : texts.unpaid} />
        {action}
      </Row>
    </li>
  );
}

interface PaymentsDueProps {
  payments: readonly Due[];
  /** For those that cannot be paid yet. */
  messageAction: (payment: Due) => ReactNode;
  actions?: ReactNode;
}

/** What the vendor can pay now, and apart from it what waits until its organizer can receive payments. */
export function PaymentsDue({ payments, messageAction, actions }: PaymentsDueProps) {
  const payable = payments.filter(({ isOrganizerReady }) => isOrganizerReady);
  const waiting = payments.filter(({ isOrganizerReady }) => !isOrganizerReady);
  return (
    <>
      {payable.length > 0 && (
        <Card title={texts.title} actions={actions}>
          <ul className={lines.lines}>
            {payable.map((payment) => (
              <DueLine key={payment.id} payment={payment} action={<PayButton {...payment} />} />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card title={texts.notReady.title}>
          <Stack>
            <p>{texts.notReady.text}</p>
            <ul className={lines.lines}>
              {waiting.map((payment) => (
                <DueLine key={payment.id} payment={payment} action={messageAction(payment)} />
              ))}
            </ul>
          </Stack>
        </Card>
      )}
    </>
  );
}
