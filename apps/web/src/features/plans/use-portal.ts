import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { useLeaving } from '../../lib/hooks/use-leaving.js';
import { useCreatePortalSessionMutation } from './api/plans.generated.js';
import { subscription as texts } from './texts/subscription.js';

/** Leaves for the portal at Stripe, where a person changes the card and sees invoices. */
export function usePortal() {
  const [busy, setBusy] = useLeaving(false);
  const [create] = useCreatePortalSessionMutation();
  const leave = async () => {
    setBusy(true);
    const { data, error } = await create();
    if (data) window.location.assign(data.portal.url);
    else {
      toast(messageOf(error, texts.noPortal), 'error');
      setBusy(false);
    }
  };
  return { busy, open: () => void leave() };
}
