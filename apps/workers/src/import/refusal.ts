import { DomainError } from '@stallbook/kernel';

/** What another try may mend: a service that restarts, a fact under way. */
const TRANSIENT = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL', 'NOT_READY']);

/** The file, or the import as a whole, is refused for good. */
export const isRefusal = (error: unknown): error is DomainError => DomainError.is(error) && !TRANSIENT.has(error.code);
