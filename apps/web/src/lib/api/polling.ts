import { useState } from 'react';

/** Options of a query that is asked again and again while the tab is seen. */
export const everyMs = (pollingInterval: number) => ({ pollingInterval, skipPollingIfUnfocused: true });

/** The same for as long as what was read last says so: `pollWhile` is called with it in each render. */
export function usePolling(ms: number) {
  const [isDue, setDue] = useState(false);
  const pollWhile = (isDueNow: boolean) => {
    if (isDueNow !== isDue) setDue(isDueNow);
  };
  return [everyMs(isDue ? ms : 0), pollWhile] as const;
}
