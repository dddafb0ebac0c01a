import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/ui/badge.js';
import { Card, Row } from '../../components/ui/layout.js';
import { useVendorPaymentsDueQuery } from '../../features/payments/api/payments.generated.js';
import { PayButton } from '../../features/payments/components/pay-button.js';
import lines from '../../components/ui/lines.module.css';
import { dashboard, paymentsDue as texts } from './texts.js';

const MOST = 6;

export function PaymentsDue() {
  const data = useDeferredValue(useVendorPaymentsDueQuery({}).data);
  const due = data ? [...data.failed.items, ...data.pending.items].slice(0, MOST) : [];
  if (due.length === 0) return null;
  return (
    <Card title={texts.title} actions={<Link to="/vendor/payments">{texts.all}</Link>}>
      <ul className={lines.lines}>
        {due.map((payment) => (
          <li key={payment.id} className={lines.line}>
            <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? dashboard.someEvent}</Link>
            <Row>
              <StatusBadge status={payment.status} label={payment.status === 'failed' ? texts.failed : texts.unpaid} />
              <PayButton {...payment} />
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}
