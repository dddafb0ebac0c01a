import type { Actor } from '@stallbook/kernel';

/** As whom the workers call the services. */
export const WORKERS: Actor = { id: 'workers', role: 'system', emailConfirmed: true };
