import type { Actor } from '@stallbook/kernel';

/** The identity that the workers use for service calls. */
export const WORKERS: Actor = { id: 'workers', role: 'system' };
