import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { todayIn } from '../../../lib/format/dates.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { PaymentStatus } from '../api/applications.generated.js';
import { withdrawBooth as texts } from '../texts/withdraw-booth.js';

const WithdrawalForm = lazyPart(() => import('./withdrawal-form.js'), 'WithdrawalForm');

interface GivenUp {
  id: string;
  paymentStatus: PaymentStatus;
  event: { title: string; startDate: string; timeZone: string } | null;
}

/** For a vendor who was accepted: gives up the booth, until the event begins, once they saw what they get back. */
export function WithdrawBooth({ application: { id, paymentStatus, event } }: { application: GivenUp }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = event?.title ?? texts.someEvent;
  if (event && event.startDate < todayIn(event.timeZone)) return null;
  return (
    <>
      <Button small look="dangerQuiet" aria-label={texts.openOf(title)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog title={texts.title(title)} open={open} onClose={close}>
        <WithdrawalForm applicationId={id} isRefunded={paymentStatus === 'refunded'} onClose={close} />
      </Dialog>
    </>
  );
}
