import { cx } from '../cx.js';
import { Field } from '../form/field.js';
import type { Option } from '../form/fields.js';
import styles from '../form/form.module.css';

interface FilterProps<T extends string> {
  label: string;
  value: T;
  options: readonly (Option & { value: T })[];
  onChange: (value: T) => void;
}

interface FilterSelectProps<T extends string> extends FilterProps<T> {
  /** Wide enough for long options. */
  wide?: boolean;
  /** Its options are still loading. */
  busy?: boolean;
}

/** Narrows a list to one of many; an option with the value `''` means all. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, value, options, onChange, wide, busy } = props;
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked);
    if (option) onChange(option.value);
  };
  return (
    <div className={cx(styles.filter, wide && styles.wideFilter)} data-wide={wide || undefined}>
      <Field label={label}>
        {(control) => (
          <select {...control} value={value} aria-busy={busy} onChange={(event) => pick(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

export function Segments<T extends string>({ label, value, options, onChange }: FilterProps<T>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
}

/** Narrows a list to the rows that contain a text. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...rest} {...control} type="search" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
