import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';

/** In place of an error: it is not saved yet, for a reason that the person knows, so the form stays unsaved. */
export const DECLINED = Symbol('declined');

/**
 * Shows field errors at their fields and the rest above the buttons. Only the last part of a path is matched, because
 * forms do not know the nesting of the input.
 */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  error: unknown,
  fallback: string,
): void {
  if (error === DECLINED) {
    form.setError('root', { type: 'declined' });
    return;
  }
  if (!isApiError(error)) {
    form.setError('root', { message: fallback });
    return;
  }
  const names = new Set(Object.keys(form.getValues()));
  const placed = error.fields.filter((field) => {
    const name = field.path.split('.').pop() ?? '';
    if (!names.has(name)) return false;
    form.setError(name as Path<T>, { message: field.message });
    return true;
  });
  if (placed.length === 0) form.setError('root', { message: messageOf(error, fallback) });
  else focusFirstProblem(form);
}

/** Focuses the first field with a problem, in the order of the form. */
export function focusFirstProblem<T extends FieldValues>(form: UseFormReturn<T, unknown, T>): void {
  const names = Object.keys(form.getValues()) as Path<T>[];
  const first = names.find((name) => form.getFieldState(name).error);
  if (first) form.setFocus(first);
}
