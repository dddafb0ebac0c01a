import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { cx } from '../../../components/ui/cx.js';
import { editing } from '../texts/form.js';
import styles from './save-bar.module.css';

/** The buttons of a long form: they stay in view once there is something to save. */
export function SaveBar({ children }: { children: ReactNode }) {
  const { isDirty, dirtyFields } = useFormState();
  const changes = Object.values(dirtyFields).filter(Boolean).length;
  return (
    <div className={cx(styles.bar, isDirty && styles.stuck)}>
      {children}
      {isDirty && changes > 0 && <span className="quiet">{editing.changes(changes)}</span>}
    </div>
  );
}
