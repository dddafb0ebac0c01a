import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/ui/badge.js';
import { Card, Row, Stack } from '../../components/ui/layout.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import type { VendorPaymentsDueQuery } from '../../features/payments/api/payments.generated.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import lines from '../../components/ui/lines.module.css';
import { formatDate } from '../../lib/format/dates.js';
import styles from './dashboards.module.css';
import { dashboard, paymentsDue as texts } from './texts.js';

const MOST = 6;

type Due = VendorPaymentsDueQuery['pending']['items'][number];

function DueLine({ payment, action }: { payment: Due; action: ReactNode }) {
  return (
    <li className={lines.line}>
      <div>
        <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? dashboard.someEvent}</Link>
        {payment.eventDate && <div className={styles.quiet}>{formatDate(payment.eventDate)}</div>}
      </div>
      <Row>
        <StatusBadge status={payment.status} label={payment.status === 'failed' ? texts.failed : texts.unpaid} />
        {action}
      </Row>
    </li>
  );
}

/** What the vendor can pay now, and apart from it what waits until its organizer can receive payments. */
export function PaymentsDue({ failed, pending }: VendorPaymentsDueQuery) {
  const due = [...failed.items, ...pending.items].slice(0, MOST);
  const payable = due.filter(({ isOrganizerReady }) => isOrganizerReady);
  const waiting = due.filter(({ isOrganizerReady }) => !isOrganizerReady);
  return (
    <>
      {payable.length > 0 && (
        <Card title={texts.title} actions={<Link to="/vendor/payments">{texts.all}</Link>}>
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
                <DueLine
                  key={payment.id}
                  payment={payment}
                  action={<MessageLink small about="application" id={payment.applicationId} to="organizer" />}
                />
              ))}
            </ul>
          </Stack>
        </Card>
      )}
    </>
  );
}
