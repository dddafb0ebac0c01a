import { useWatch, type FieldValues } from 'react-hook-form';
import { ConflictNotice } from './conflict-notice.js';
import type { Conflict } from './use-conflict.js';

interface FormConflictProps<T> {
  title: string;
  conflict: Conflict<T>;
  labels: Readonly<Partial<Record<keyof T, string>>>;
  settle: (which: 'theirs' | 'mine') => void;
  /** Sends the form with what is typed. */
  send?: () => void;
}

/** Inside a form of texts: what it contains, next to what was saved meanwhile. */
export function FormConflict<T extends FieldValues>(props: FormConflictProps<T>) {
  const { title, conflict, labels, settle, send } = props;
  const typed = useWatch();
  const fields = conflict.fields.map((name) => ({
    label: labels[name] ?? name,
    mine: String(typed[name]),
    theirs: String(conflict.newest[name]),
  }));
  return (
    <ConflictNotice
      title={title}
      fields={fields}
      onTheirs={() => settle('theirs')}
      onMine={() => {
        settle('mine');
        send?.();
      }}
    />
  );
}
