import type { Field, FieldValues, Path, UseFormReturn } from 'react-hook-form';
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
  const placed = new Map<string, string[]>();
  for (const { path, message } of error.fields) {
    const name = path.split('.').pop() ?? '';
    if (names.has(name)) placed.set(name, [...(placed.get(name) ?? []), message]);
  }
  for (const [name, messages] of placed) form.setError(name as Path<T>, { message: sentences(messages) });
  const unseen = [...placed].filter(([name]) => !isShown(form, name)).flatMap(([, messages]) => messages);
  if (placed.size === 0) form.setError('root', { message: messageOf(error, fallback) });
  else if (unseen.length > 0) form.setError('root', { message: sentences(unseen) });
  if (placed.size > 0) focusFirstProblem(form);
}

/** Some messages end without a period. */
const sentences = (messages: readonly string[]): string =>
  messages.length > 1 ? messages.map((message) => message.replace(/\.?$/, '.')).join(' ') : messages.join();

/** A value without a field and a hidden field have no place for a problem. */
function isShown<T extends FieldValues>({ control }: UseFormReturn<T, unknown, T>, name: string): boolean {
  const field = (control._fields[name] as Field | undefined)?._f;
  return field !== undefined && !(field.ref as Partial<HTMLElement>).closest?.('[aria-hidden="true"]');
}

/** Focuses the first field with a problem, in the order of the form. */
export function focusFirstProblem<T extends FieldValues>(form: UseFormReturn<T, unknown, T>): void {
  const names = Object.keys(form.getValues()) as Path<T>[];
  const first = names.find((name) => form.getFieldState(name).error);
  if (first) form.setFocus(first);
}
