import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ImportField, ImportPreviewQuery } from '../api/admin-imports.generated.js';
import { importColumns as texts } from '../texts.js';
import styles from './import-columns.module.css';

type Column = ImportPreviewQuery['preview']['columns'][number];

interface ImportColumnsProps {
  columns: readonly Column[];
  /** While nothing can be imported, the choice is what is left to do. */
  isOpen: boolean;
  onChoose: (position: number, field: ImportField | null) => void;
}

const fields = Object.entries(texts.fields) as [ImportField, string][];

export function ImportColumns({ columns, isOpen, onChoose }: ImportColumnsProps) {
  const hasTitle = columns.some(({ field }) => field === 'title');
  return (
    <Stack>
      {!hasTitle && <Notice tone="error">{texts.noTitle}</Notice>}
      <details open={isOpen}>
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
