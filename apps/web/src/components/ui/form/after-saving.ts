import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Takes over what was saved, except in the fields that were edited since this was called: before the save. */
export function afterSaving<T extends FieldValues>(form: UseFormReturn<T, unknown, T>): (saved: T) => void {
  const textsOf = () => Object.entries(form.getValues()).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const sent = new Map(textsOf());
  return (saved) => {
    const edited = textsOf().flatMap(([name, text]) => (text === sent.get(name) ? [] : [name]));
    const now = form.getValues();
    form.reset(saved);
    if (edited.length === 0) return;
    form.reset(
      { ...saved, ...Object.fromEntries(edited.map((name) => [name, now[name]])) },
      { keepDefaultValues: true },
    );
  };
}
