import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { withdrawBooth as texts } from '../texts/withdraw-booth.js';

const WithdrawalForm = lazyPart(() => import('./withdrawal-form.js'), 'WithdrawalForm');

interface GivenUp {
  id: string;
  event: { title: string; startsAt: string } | null;
}

const isBegun = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) < Date.now();

/** For a vendor who was accepted: gives up the booth, until the event begins, once they saw what they get back. */
export function WithdrawBooth({ application: { id, event } }: { application: GivenUp }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = event?.title ?? texts.someEvent;
  // Stays while the dialog is open, so that the refusal can be read.
  if (event && isBegun(event) && !open) return null;
  return (
    <>
      <Button small look="dangerQuiet" aria-label={texts.openOf(title)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog title={texts.title(title)} open={open} onClose={close}>
        <WithdrawalForm applicationId={id} onClose={close} />
      </Dialog>
    </>
  );
}
