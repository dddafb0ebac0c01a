import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@stallbook/kernel';
import { deadlineExceeded } from '../errors.js';

/** What every line of work done for one request, message or job knows about its origin. */
export interface RequestContext {
  correlationId: string;
  actor?: Actor;
  /** Epoch milliseconds after which the caller no longer waits; absent outside of a call. */
  deadline?: number;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentCorrelationId = (): string | undefined => requestContext.getStore()?.correlationId;

/**
 * The milliseconds that the call under way has left; undefined where none is. Throws `DEADLINE_EXCEEDED` when none
 * are left.
 */
export function remainingMs(): number | undefined {
  const deadline = requestContext.getStore()?.deadline;
  if (deadline === undefined) return undefined;
  const left = deadline - Date.now();
  if (left <= 0) throw deadlineExceeded();
  return left;
}
