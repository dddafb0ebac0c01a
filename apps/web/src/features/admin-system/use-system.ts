import { useSystemQuery } from './api/admin-system.generated.js';

/** Asks again only while the page is seen. */
export const whileSeen = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;

export const useSystem = () => useSystemQuery(undefined, whileSeen);
