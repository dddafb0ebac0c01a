import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@stallbook/kernel';

/** What every line of work done for one request, message or job knows about its origin. */
export interface RequestContext {
  correlationId: string;
  actor?: Actor;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentCorrelationId = (): string | undefined => requestContext.getStore()?.correlationId;
