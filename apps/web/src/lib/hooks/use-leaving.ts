import { useEffect, useEffectEvent, useState } from 'react';
import { baseApi } from '../api/base-api.js';
import { useAppDispatch } from '../state/hooks.js';

/** Going back, the browser may show the page as it was left. */
export function useShownAgain(action: () => void) {
  const act = useEffectEvent(action);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}

/** State of a control while it leaves for Stripe. After going back it starts again, with what may have changed there. */
export function useLeaving<T>(idle: T) {
  const state = useState(idle);
  const [current, set] = state;
  const dispatch = useAppDispatch();
  useShownAgain(() => {
    if (current === idle) return;
    set(idle);
    dispatch(
      baseApi.util.invalidateTags(['Payment', 'Application', 'Attachment', 'Subscription', 'Session', 'Account']),
    );
  });
  return state;
}
