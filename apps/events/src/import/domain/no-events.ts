import { DomainError } from '@stallbook/kernel';

export const noEvents = () => new DomainError('IMPORT.NO_EVENTS', 'No valid events found in CSV data.');
