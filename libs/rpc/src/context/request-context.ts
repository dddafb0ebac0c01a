import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@stallbook/kernel';
import { deadlineExceeded } from '../errors.js';

export interface RequestContext {
  correlationId: string;
  actor?: Actor;
  /** Epoch milliseconds after which the caller stops waiting; absent outside a call. */
  deadline?: number;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentCorrelationId = (): string | undefined => requestContext.getStore()?.correlationId;

/**
 * The milliseconds left for the current call, or undefined outside a call. @throws DomainError DEADLINE_EXCEEDED if
 * none are left
 */
export function remainingMs(): number | undefined {
  const deadline = requestContext.getStore()?.deadline;
  if (deadline === undefined) return undefined;
  const left = deadline - Date.now();
  if (left <= 0) throw deadlineExceeded();
  return left;
}
