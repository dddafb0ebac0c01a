import { isPresent, notFound, type Absent } from '@stallbook/kernel';

export interface MarkSubmission {
  type: 'resolve' | 'reopen';
  adminId: string;
}

/** The rule of a kind of submission. An admin who repeats a mark changes nothing. */
export const markSubmission =
  <K extends string>(kind: K, refusal: string) =>
  ({ type, adminId }: MarkSubmission, state: { doneAt: string | null } | Absent) => {
    if (!isPresent(state)) throw notFound(refusal);
    const isResolved = state.doneAt !== null;
    if ((type === 'resolve') === isResolved) return [];
    return [{ type: `${kind}.${isResolved ? 'reopened' : 'resolved'}` as const, data: { adminId } }];
  };
