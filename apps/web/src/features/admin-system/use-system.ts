import { everyMs } from '../../lib/api/polling.js';
import { useSystemQuery } from './api/admin-system.generated.js';

export const polling = everyMs(10_000);

export const useSystem = () => useSystemQuery(undefined, polling);
