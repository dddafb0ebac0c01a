import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import styles from './form.module.css';

interface FieldShell {
  label: string;
  hint?: ReactNode;
  problem?: string;
}

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface ProblemProps {
  children: ReactNode;
  id?: string | undefined;
  announced?: boolean;
}

export function Problem({ children, id, announced = false }: ProblemProps) {
  return (
    <div className={styles.problem} id={id} role={announced ? 'alert' : undefined}>
      <Icon name="alert" size={17} />
      <span>{children}</span>
    </div>
  );
}

/** What is wrong with the field that has this id. */
export const FieldProblem = ({ id, problem }: { id: string; problem: string | undefined }) =>
  problem && (
    <Problem id={`${id}-problem`} announced>
      {problem}
    </Problem>
  );

/** The ids of its hint and its problem. */
export const describedBy = (id: string, hint: ReactNode, problem: string | undefined): string | undefined =>
  [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;

/** Passes the ids that connect label, hint and error to the control. */
export function Field({
  label,
  hint,
  problem,
  children,
}: FieldShell & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  // The focus alone leaves the problem under the last row of a dialog.
  useEffect(() => {
    if (problem && field.current?.contains(document.activeElement))
      field.current.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  return (
    <div className={styles.field} ref={field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy(id, hint, problem),
      })}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
