import { useDeadLettersQuery, useSystemQuery } from './api/admin-system.generated.js';

/** Only while the page is seen. */
const fresh = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;

export const useSystem = () => useSystemQuery(undefined, fresh);
export const useDeadLetters = () => useDeadLettersQuery(undefined, fresh);
