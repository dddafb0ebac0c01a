import { useId, useState, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { useFormContext, type FieldError } from 'react-hook-form';
import { IconButton } from '../button.js';
import { cx } from '../cx.js';
import { describedBy, Field, FieldProblem } from './field.js';
import styles from './form.module.css';
import { fields } from './form-texts.js';

export interface Named {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function useField(name: string) {
  const { register, getFieldState, formState } = useFormContext();
  const problem = (getFieldState(name, formState).error as FieldError | undefined)?.message;
  return { input: register(name), problem };
}

/** Without an end, browsers take years of six digits. */
const LAST_DAY = '9999-12-31';

export function TextField({ name, label, hint, ...rest }: Named & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const { input, problem } = useField(name);
  const max = rest.type === 'date' ? LAST_DAY : undefined;
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <input type="text" max={max} {...rest} {...input} {...control} />}
    </Field>
  );
}

export function TextArea({
  name,
  label,
  hint,
  ...rest
}: Named & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  const { input, problem } = useField(name);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <textarea {...rest} {...input} {...control} />}
    </Field>
  );
}

export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: Named & { autoComplete: 'current-password' | 'new-password' }) {
  const { input, problem } = useField(name);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className={styles.affix}>
          <input type={shown ? 'text' : 'password'} autoComplete={autoComplete} {...input} {...control} />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? fields.hidePassword : fields.showPassword}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  hint?: ReactNode;
}

export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
}: Named & { options: readonly Option[]; placeholder?: string }) {
  const { input, problem } = useField(name);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <select {...input} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckboxField({ name, label }: Omit<Named, 'hint'>) {
  const { input, problem } = useField(name);
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, undefined, problem)}
        />
        {label}
      </label>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

interface ChoiceFieldProps extends Omit<Named, 'hint'> {
  options: readonly Option[];
  /** One below the other, however wide the form is. */
  stacked?: boolean;
}

export function ChoiceField({ name, label, options, stacked = false }: ChoiceFieldProps) {
  const { input, problem } = useField(name);
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy(id, undefined, problem)}
    >
      <legend className={styles.choicesLabel}>{label}</legend>
      <div className={cx(styles.choices, stacked && styles.stacked)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input type="radio" value={option.value} {...input} />
            <span>
              <span className={styles.choiceTitle}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  );
}

/** Any number of options, held as a list of their values. */
export function ChecksField({ name, label, hint, options }: Named & { options: readonly Option[] }) {
  const { input, problem } = useField(name);
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint, problem)}>
      <legend className={styles.choicesLabel}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.check}>
            <input type="checkbox" value={option.value} {...input} aria-invalid={problem ? true : undefined} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  );
}
