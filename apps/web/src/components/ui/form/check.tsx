import type { ReactNode } from 'react';
import styles from './form.module.css';

interface CheckProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that takes effect when it is clicked. One that a form sends is a `CheckboxField`. */
export function Check({ label, onChange, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
