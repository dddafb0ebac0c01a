import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { shiftDate } from '../../../lib/format/dates.js';
import { withdrawBooth as texts } from '../texts/withdraw-booth.js';

const WithdrawalForm = lazy(() =>
  import('./withdrawal-form.js').then(({ WithdrawalForm: Form }) => ({ default: Form })),
);

interface WithdrawBoothProps {
  applicationId: string;
  title: string | undefined;
  /** The first day of the event. */
  from: string | undefined;
}

/** For a vendor who was accepted: gives up the booth, until the event begins, once they saw what they get back. */
export function WithdrawBooth({ applicationId, title = texts.someEvent, from }: WithdrawBoothProps) {
  const [today] = useState(() => shiftDate(new Date(), {}));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (from && from < today) return null;
  return (
    <>
      <Button small look="dangerQuiet" aria-label={texts.openOf(title)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog title={texts.title(title)} open={open} onClose={close}>
        <Suspense fallback={<Loading inline />}>
          <WithdrawalForm applicationId={applicationId} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
