import { useState } from 'react';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ImportField, ImportPreviewQuery } from '../api/admin-imports.generated.js';
import { importColumns as texts } from '../texts.js';
import styles from './import-columns.module.css';

type Column = ImportPreviewQuery['preview']['columns'][number];

interface ImportColumnsProps {
  columns: readonly Column[];
  /** Nothing can be imported before a choice. */
  isNeeded: boolean;
  onChoose: (position: number, field: ImportField | null) => void;
}

const fields = Object.entries(texts.fields) as [ImportField, string][];

export function ImportColumns({ columns, isNeeded, onChoose }: ImportColumnsProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  // Opens by itself and is closed only by hand: the first choice may be one of several.
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  const hasTitle = columns.some(({ field }) => field === 'title');
  return (
    <Stack>
      {!hasTitle && <Notice tone="error">{texts.noTitle}</Notice>}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{texts.title}</summary>
        <p>{texts.lead}</p>
        <ul className={styles.list}>
          {columns.map(({ position, name, field, example }) => (
            <li key={position}>
              <Field label={texts.of(name, position)} hint={example}>
                {(control) => (
                  <select
                    {...control}
                    value={field ?? ''}
                    onChange={({ target }) => onChoose(position, (target.value || null) as ImportField | null)}
                  >
                    <option value="">{texts.ignored}</option>
                    {fields.map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}
