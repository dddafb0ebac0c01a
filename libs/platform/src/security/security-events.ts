import { Counter } from 'prom-client';
import type { Logger } from '../logging/logger.js';

export const SECURITY_EVENTS = [
  'authorization_refused',
  'foreign_origin',
  'refresh_token_reused',
  'webhook_signature_failed',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

export const securityEvents = new Counter({
  name: 'stallbook_security_events_total',
  help: 'Refusals that may be attacks, by kind.',
  labelNames: ['kind'] as const,
});
for (const kind of SECURITY_EVENTS) securityEvents.inc({ kind }, 0);

/** Counts and logs an event. `facts` identify operations and records, never people. */
export function recordSecurityEvent(
  logger: Logger,
  kind: SecurityEventName,
  facts: Readonly<Record<string, string>> = {},
): void {
  securityEvents.inc({ kind });
  logger.warn({ securityEvent: kind, ...facts }, 'security event');
}
