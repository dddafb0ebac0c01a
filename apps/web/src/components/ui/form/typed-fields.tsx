import { useFormContext } from 'react-hook-form';
import { dollarsOf, parseDollars } from '../../../lib/format/money.js';
import { formatPhone, withScheme } from '../../../lib/format/text.js';
import { Field } from './field.js';
import { useField, type Named } from './fields.js';
import styles from './form.module.css';

/** Formats its text on blur; unreadable text stays for the schema to reject. */
function useTidyField(name: string, tidy: (text: string) => string) {
  const { input, problem } = useField(name);
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const onBlur: typeof input.onBlur = async (event) => {
    const text = getValues(name) ?? '';
    if (tidy(text) !== text) setValue(name, tidy(text), { shouldDirty: true, shouldValidate: problem !== undefined });
    await input.onBlur(event);
  };
  return { input: { ...input, onBlur }, problem };
}

const tidyDollars = (text: string) => {
  const cents = parseDollars(text);
  return cents === null ? text : dollarsOf(cents);
};

/** Holds dollars as typed; `dollarsText` validates and `parseDollars` converts to cents. */
export function MoneyField({ name, label, hint }: Named) {
  const { input, problem } = useTidyField(name, tidyDollars);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className={styles.money}>
          <span aria-hidden="true">$</span>
          <input type="text" inputMode="decimal" autoComplete="off" {...input} {...control} />
        </div>
      )}
    </Field>
  );
}

export function PhoneField({ name, label }: Omit<Named, 'hint'>) {
  const { input, problem } = useTidyField(name, formatPhone);
  return (
    <Field label={label} problem={problem}>
      {(control) => <input type="tel" autoComplete="tel" {...input} {...control} />}
    </Field>
  );
}

export function WebAddressField({ name, label }: Omit<Named, 'hint'>) {
  const { input, problem } = useTidyField(name, withScheme);
  return (
    <Field label={label} problem={problem}>
      {(control) => <input type="url" autoComplete="url" {...input} {...control} />}
    </Field>
  );
}
