import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { refundDialog as texts } from '../texts/refunds.js';
import { paymentColumns } from '../texts/payments.js';

const RefundDialog = lazyPart(() => import('./refund-dialog.js'), 'RefundDialog');

export function RefundButton({ payment }: { payment: PaymentRowFragment }) {
  const [open, setOpen] = useState(false);
  const vendor = payment.vendorName ?? paymentColumns.someVendor;
  if (payment.refundableCents === 0) return null;
  return (
    <>
      <Button small look="secondary" onClick={() => setOpen(true)} aria-label={texts.actionFor(vendor)}>
        {texts.action}
      </Button>
      <Suspense>{open && <RefundDialog payment={payment} vendor={vendor} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
