import { useState } from 'react';

/** Options of a query that polls while its tab is visible. */
export const everyMs = (pollingInterval: number) => ({ pollingInterval, skipPollingIfUnfocused: true });

/** The same, but only as long as the last answer asks for it: call `pollWhile` in each render. */
export function usePolling(ms: number) {
  const [isDue, setDue] = useState(false);
  const pollWhile = (isDueNow: boolean) => {
    if (isDueNow !== isDue) setDue(isDueNow);
  };
  return [everyMs(isDue ? ms : 0), pollWhile] as const;
}
