import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { subscription as texts } from '../texts/subscription.js';
import { usePortal } from '../use-portal.js';

/** A renewal that failed: what is wrong, until when the plan continues, and the way to a card that works. */
export function PaymentTrouble({ continuesUntil }: { continuesUntil: string | null }) {
  const { busy, open } = usePortal();
  return (
    <Notice
      tone={continuesUntil ? 'warning' : 'error'}
      title={texts.graceTitle}
      actions={
        <Button busy={busy} onClick={open}>
          {texts.updateCard}
        </Button>
      }
    >
      {continuesUntil ? texts.grace(continuesUntil) : texts.overdue}
    </Notice>
  );
}
