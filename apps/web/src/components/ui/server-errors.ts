import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../lib/api/types.js';

/**
 * Puts what the API said to its fields, and the rest above the buttons. A path matches by its last name, since the form
 * knows nothing of the shape that the operation wraps its values in.
 */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  error: unknown,
  fallback: string,
): void {
  if (!isApiError(error)) {
    form.setError('root', { message: fallback });
    return;
  }
  const names = new Set(Object.keys(form.getValues()));
  const placed = error.fields.filter((field) => {
    const name = field.path.split('.').pop() ?? '';
    if (!names.has(name)) return false;
    form.setError(name as Path<T>, { message: field.message }, { shouldFocus: true });
    return true;
  });
  if (placed.length === 0) form.setError('root', { message: error.message || fallback });
}
