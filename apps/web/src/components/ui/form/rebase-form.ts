import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '../../../lib/is-same.js';

/** What the person typed into the earlier values stays, except in these fields. */
export function rebaseForm<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  { from, to, except }: { from: T; to: T; except: readonly (keyof T)[] },
): void {
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => !isSame(value, from[name]) && !except.includes(name),
  );
  form.reset(to as DefaultValues<T>);
  form.reset({ ...to, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
}
