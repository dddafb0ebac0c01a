import { DomainError } from '@stallbook/kernel';

const AWAY = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL']);

/** null if the service is unreachable; other errors are thrown. */
export async function orNotReachable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (DomainError.is(error) && AWAY.has(error.code)) return null;
    throw error;
  }
}
