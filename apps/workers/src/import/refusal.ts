import { DomainError } from '@stallbook/kernel';

const TRANSIENT = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL', 'NOT_READY']);

export const isRefusal = (error: unknown): error is DomainError => DomainError.is(error) && !TRANSIENT.has(error.code);
