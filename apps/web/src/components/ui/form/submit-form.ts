import type { SyntheticEvent } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { failure } from '../../../lib/texts.js';

/** An unexpected failure is shown above the buttons, and still reported. */
export async function submitForm<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  onSubmit: SubmitHandler<T>,
  event?: SyntheticEvent,
): Promise<void> {
  try {
    await form.handleSubmit(onSubmit)(event);
  } catch (error) {
    form.setError('root', { message: navigator.onLine ? failure.unknown : failure.notSaved });
    reportError(error);
  }
}
