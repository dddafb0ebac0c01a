import { useEffect, useState } from 'react';
import { offersPush, subscribeBrowser, subscribedEndpoint, unsubscribeBrowser } from './browser-push.js';
import { toast } from '../../components/ui/toast.js';
import { useSubscribeToPushMutation, useUnsubscribeFromPushMutation } from './api/notifications.generated.js';
import { pushCard as texts } from './texts.js';

/** `blocked`: the person refused, and only the settings of the browser can change that. */
type PushStatus = 'unknown' | 'off' | 'on' | 'blocked';

const isBlocked = () => Notification.permission === 'denied';

/** Whether this browser gets notifications while Stallbook is closed. */
export function usePush(key: string) {
  const [status, setStatus] = useState<PushStatus>('unknown');
  const [busy, setBusy] = useState(false);
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();

  useEffect(() => {
    let isShown = true;
    const show = (endpoint: string | null) => isShown && setStatus(isBlocked() ? 'blocked' : endpoint ? 'on' : 'off');
    if (offersPush()) subscribedEndpoint(key).then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [key]);

  const turnOn = async () => {
    const input = await subscribeBrowser(key);
    if (!input) return setStatus(isBlocked() ? 'blocked' : 'off');
    const { error } = await subscribe({ input });
    if (!error) return setStatus('on');
    await unsubscribeBrowser();
    toast(texts.notSaved, 'error');
  };
  const turnOff = async () => {
    const endpoint = await subscribedEndpoint(key);
    await unsubscribeBrowser();
    if (endpoint) await unsubscribe({ input: { endpoint } });
    setStatus('off');
  };
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
    } catch {
      toast(texts.notSaved, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { status, busy, turnOn: () => run(turnOn), turnOff: () => run(turnOff) };
}
