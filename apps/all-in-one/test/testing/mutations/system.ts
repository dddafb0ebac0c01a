import { newId } from '@stallbook/kernel';
import { type MutationRow } from './row.js';

export const systemMutations: Record<string, MutationRow> = {
  resendDeadLetter: {
    mayCall: ['admin'],
    logs: 'resend_dead_letter',
    input: () => ({ service: 'content', id: newId() }),
    ownerless: 'dead letters belong to the installation',
  },
  discardDeadLetter: {
    mayCall: ['admin'],
    logs: 'discard_dead_letter',
    input: () => ({ service: 'content', id: newId(), reason: 'Its market is gone' }),
    ownerless: 'dead letters belong to the installation',
  },
  retrySetAside: {
    mayCall: ['admin'],
    logs: 'retry_set_aside',
    input: () => ({ service: 'content', streamId: newId() }),
    ownerless: 'commits that were set aside belong to the installation',
  },
};
