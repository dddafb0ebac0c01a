import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** Call it before the values are sent; it returns what takes over the saved ones. What is typed meanwhile stays. */
export function afterSaving<T extends FieldValues>(form: UseFormReturn<T, unknown, T>): (saved: T) => void {
  const textsOf = () => Object.entries(form.getValues()).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const sent = new Map(textsOf());
  return (saved) => {
    const now: FieldValues = form.getValues();
    const typed = textsOf().flatMap(([name, text]) => (text === sent.get(name) ? [] : [[name, now[name]] as const]));
    form.reset(saved as DefaultValues<T>);
    if (typed.length > 0) form.reset({ ...saved, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
  };
}
